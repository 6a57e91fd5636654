/** What this seat has seen: the other's hand as the memory tells it, the piles, what is left to draw. */

import type { View } from "../../protocol/hera-zeus";
import { counted, type Play, type Seen } from "../game";
import { CODES, COPIES, FIGURE, KINDS, isBack, isWon, kindOf, onField, other, type Side } from "./box";

/** What an entry of the memory tells; it is seat + 2 * code + 64 * what. */
const WHAT = { GAINED: 2, LAID: 5, SHOWN: 6, LEFT: 7, LOOKED: 8, OPENED: 9, SEEN: 10 } as const;

interface Known {
  code: string;
  at: number;
}

/** Cards that were seen in a hand and have not left it openly: surely there, or perhaps laid face down since. */
export function knownInHand(memory: readonly number[], seat: number): { sure: string[]; perhaps: string[] } {
  let known: Known[] = [];
  const laid = { own: -1, won: -1 }; // when a card was last laid unseen, by its back
  memory.forEach((entry, at) => {
    if ((entry & 1) !== seat) return;
    const what = entry >> 6;
    const code = CODES[(entry >> 1) & 31] ?? "";
    if (what === WHAT.LOOKED || what === WHAT.OPENED) known = [];
    else if ((what === WHAT.SEEN || what === WHAT.GAINED) && !isBack(code)) known.push({ code, at });
    else if (what === WHAT.LEFT || what === WHAT.SHOWN) known = without(known, code);
    else if (what === WHAT.LAID) laid[isWon(code) ? "won" : "own"] = at;
  });
  const sure: string[] = [];
  const perhaps: string[] = [];
  for (const { code, at } of known) {
    const couldBeLaid = onField(code) && laid[isWon(code) ? "won" : "own"] > at;
    (couldBeLaid ? perhaps : sure).push(code);
  }
  return { sure: sorted(sure), perhaps: sorted(perhaps) };
}

/** Which of two equal cards left is not known: the one that has been there longer may be anywhere, so it is kept. */
function without(known: Known[], code: string): Known[] {
  const last = known.map((one) => one.code).lastIndexOf(code);
  return known.filter((_, at) => at !== last);
}

const sorted = (codes: string[]): string[] => codes.sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));

/** Of a side's deck, what this seat neither sees nor knows: in a hand, face down, or still to be drawn. */
export function unseen(view: View, side: Side): string[] {
  const left = new Map<string, number>(KINDS.map((kind, i) => [kind, COPIES[i] ?? 0]));
  const see = (code: string, from: Side) => {
    const deck = isWon(code) ? other(from) : from;
    if (deck !== side || isBack(code) || code === FIGURE) return;
    left.set(kindOf(code), (left.get(kindOf(code)) ?? 0) - 1);
  };
  for (const owner of [0, 1] as const) {
    for (const code of view.piles[owner] ?? []) see(code, owner);
    for (const column of view.field[owner] ?? []) for (const piece of column) see(piece.card, owner);
    const hand = owner === view.seat ? view.hand : knownInHand(view.memory, owner).sure;
    for (const code of hand) see(code, owner);
  }
  if (view.drawn_out) see(view.drawn_out, other(view.active));
  return KINDS.flatMap((kind) => Array<string>(Math.max(0, left.get(kind) ?? 0)).fill(kind));
}

/** What Hades took is remembered in the pile, also when it has come back there: no more than there are. */
const most = (code: string): number => COPIES[KINDS.findIndex((kind) => kind === kindOf(code))] ?? 1;

export function seen(view: View, play: Play): Seen[] {
  const rows: Seen[] = [];
  const add = (title: string, codes: readonly string[], side: number, note = "") => {
    const cards = counted(codes).map(({ card, copies }) => ({ card, side, copies: Math.min(copies, most(card)) }));
    rows.push(note ? { title, cards, note } : { title, cards });
  };
  const watching = view.seat < 0;
  const sides: Side[] = watching ? [0, 1] : [other(view.seat)];
  for (const side of sides) {
    const name = play.name(side);
    const { sure, perhaps } = knownInHand(view.memory, side);
    if (sure.length) add(play.say("seen-hand", { name }), sure, side);
    if (perhaps.length) add(play.say("seen-perhaps", { name }), perhaps, side, play.say("seen-perhaps-note"));
    const pile = [...(view.piles[side] ?? [])].reverse();
    add(play.say("seen-pile", { name }), pile, side, play.say("seen-pile-note", { taken: taken(view, side) }));
    const hidden = view.winner < 0 ? unseen(view, side) : [];
    if (hidden.length) add(play.say("seen-hidden", { name }), hidden, side, hiddenNote(view, side, play));
  }
  if (!watching) {
    const own = other(other(view.seat));
    add(play.say("seen-own-pile"), [...(view.piles[own] ?? [])].reverse(), own);
    add(play.say("seen-draw"), view.draw_pile, own, play.say("seen-draw-note"));
    const known = knownInHand(view.memory, own);
    if (known.sure.length + known.perhaps.length)
      add(play.say("seen-of-you", { name: play.name(other(own)) }), [...known.sure, ...known.perhaps], own);
  }
  return rows;
}

/** What Hades took out of a pile that only its owner may look through. */
const taken = (view: View, side: Side): number => (view.piles[side]?.length ?? 0) - (view.cards_in_pile[side] ?? 0);

/** Cards of a side's own deck that are neither seen nor known, and where they are. */
export function whereHidden(view: View, side: Side): { hand: number; down: number; draw: number } {
  const known = knownInHand(view.memory, side).sure.filter((code) => !isWon(code)).length;
  return {
    hand: (view.cards_in_hand[side] ?? 0) - (view.won_cards_in_hand[side] ?? 0) - known,
    down: (view.field[side] ?? []).flat().filter((piece) => piece.card === "?").length,
    draw: view.cards_in_draw_pile[side] ?? 0,
  };
}

function hiddenNote(view: View, side: Side, play: Play): string {
  return play.say("seen-hidden-note", { ...whereHidden(view, side), taken: taken(view, side) });
}
