/** How the dice of the Kylix come to lie on its positions. */

const SLOTS = [0, 1, 2, 3];

/** By how many quarters of a circle each outer die was turned from the top: the cup as a whole, but for dice exchanged. */
export function turned(outer: number[], kylix: number[]): number[] {
  const fitting = (n: number) => SLOTS.filter((slot) => outer[slot] === kylix[(slot + n) % 4]);
  const turn = SLOTS.reduce((best, n) => (fitting(n).length > fitting(best).length ? n : best), 0);
  const fit = fitting(turn);
  const others = SLOTS.map((slot) => (slot + turn) % 4).filter((_, slot) => !fit.includes(slot));
  return SLOTS.map((slot) => {
    if (fit.includes(slot)) return slot + turn;
    const found = others.findIndex((at) => kylix[at] === outer[slot]);
    return others.splice(Math.max(0, found), 1)[0]!;
  });
}
