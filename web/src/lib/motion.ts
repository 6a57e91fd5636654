/** What happens on a board is shown above it: things travel, turn over, shake, roll, fall. */

import { mount, unmount, type Component } from "svelte";
import type { CardTold, GameClient, Mark, Motion } from "../games/game";

type Face = GameClient<never>["Face"];

export interface Stage {
  /** Where the board is. */
  board: HTMLElement;
  Face: Face | null;
  cards: ReadonlyMap<string, CardTold>;
  /** 1 is the usual pace; 2 twice as fast. */
  speed: number;
  /** Ends everything that moves now. */
  signal: AbortSignal;
}

const LASTS: Record<Motion["what"], number> = { travel: 520, turn: 480, pulse: 420, hit: 440, roll: 800, fall: 520 };
const EASE = "cubic-bezier(.3,.1,.3,1)";

export function thing(board: HTMLElement, mark: Mark | undefined): HTMLElement | null {
  return mark === undefined ? null : board.querySelector<HTMLElement>(`[data-mark="${CSS.escape(mark)}"]`);
}

/** Show one motion; done when it has been seen. */
export async function perform(motion: Motion, stage: Stage): Promise<void> {
  const from = thing(stage.board, motion.from);
  const to = thing(stage.board, motion.to);
  const at = to ?? from;
  if (!at || stage.signal.aborted) return;
  const time = LASTS[motion.what] / stage.speed;
  const layer = document.createElement("div");
  layer.className = "motions";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const cleanUp: (() => void)[] = [() => layer.remove()];
  const running: Promise<unknown>[] = [];
  const play = (node: Element, frames: Keyframe[], duration = time, easing = EASE) => {
    const animation = node.animate(frames, { duration, easing, fill: "both" });
    stage.signal.addEventListener("abort", () => animation.finish(), { once: true });
    running.push(animation.finished.catch(() => undefined));
    return animation;
  };

  const start = (from ?? at).getBoundingClientRect();
  const end = at.getBoundingClientRect();
  const copy = (box: DOMRect, what: Motion): HTMLElement => {
    const holder = document.createElement("div");
    holder.className = "mover";
    place(holder, box);
    layer.append(holder);
    if (what.card !== undefined && stage.Face) {
      const props = { card: what.card, side: what.side ?? 0, told: stage.cards.get(what.card) };
      const face = mount(stage.Face as Component<typeof props>, { target: holder, props });
      cleanUp.push(() => void unmount(face));
    } else {
      const clone = (from ?? at).cloneNode(true) as HTMLElement;
      clone.removeAttribute("data-mark");
      holder.append(clone);
    }
    return holder;
  };

  switch (motion.what) {
    case "travel": {
      if (!from || !to) {
        play(copy(cardBox(end, motion), motion), [
          { opacity: from ? 1 : 0, scale: from ? 1 : 0.6 },
          { opacity: from ? 0 : 1, scale: from ? 0.6 : 1 },
        ]);
        break;
      }
      const first = cardBox(start, motion);
      const last = cardBox(end, motion);
      const mover = copy(first, motion);
      const x = last.left + last.width / 2 - first.left - first.width / 2;
      const y = last.top + last.height / 2 - first.top - first.height / 2;
      const scale = motion.card === undefined ? 1 : last.width / first.width;
      play(mover, [
        { translate: "0 0", scale: 1 },
        { translate: `${x * 0.5}px ${y * 0.5 - 14}px`, scale: ((1 + scale) / 2) * 1.06, offset: 0.5 },
        { translate: `${x}px ${y}px`, scale },
      ]);
      break;
    }
    case "turn": {
      const mover = copy(cardBox(end, motion), motion);
      play(mover, [
        { transform: "perspective(600px) rotateY(-90deg)" },
        { transform: "perspective(600px) rotateY(0deg)", offset: 0.6 },
        { transform: "perspective(600px) rotateY(0deg)" },
      ]);
      break;
    }
    case "pulse": {
      const ring = box("ring", end, layer);
      play(ring, [
        { opacity: 0, scale: 1.15 },
        { opacity: 1, scale: 1, offset: 0.4 },
        { opacity: 0, scale: 1.08 },
      ]);
      break;
    }
    case "hit": {
      const ring = box("ring wound", end, layer);
      play(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]);
      const steps = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
      const shake = play(at, steps);
      cleanUp.push(() => shake.cancel());
      if (from && to) lunge(play, from, start, end, cleanUp);
      break;
    }
    case "roll": {
      const roll = play(at, [
        { transform: "rotate(0) scale(1)" },
        { transform: "rotate(540deg) scale(1.25)", offset: 0.6 },
        { transform: "rotate(720deg) scale(1)" },
      ]);
      cleanUp.push(() => roll.cancel());
      break;
    }
    case "fall": {
      const mover = copy(cardBox(end, motion), motion);
      play(mover, [
        { transform: "none", opacity: 1 },
        { transform: "translateY(30%) rotate(14deg)", opacity: 0 },
      ]);
      break;
    }
  }
  if (motion.sign) {
    const sign = box("sign", end, layer);
    sign.textContent = motion.sign;
    play(
      sign,
      [
        { translate: "0 0", opacity: 0 },
        { translate: "0 -30%", opacity: 1, offset: 0.3 },
        { translate: "0 -90%", opacity: 0 },
      ],
      time * 1.3,
    );
  }
  await Promise.all(running);
  for (const clean of cleanUp) clean();
}

/** The attacker leans towards its target. */
function lunge(
  play: (node: Element, frames: Keyframe[]) => Animation,
  from: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  cleanUp: (() => void)[],
): void {
  const x = (end.left - start.left) * 0.18;
  const y = (end.top - start.top) * 0.18;
  const lean = play(from, [
    { transform: "none" },
    { transform: `translate(${x}px, ${y}px)`, offset: 0.35 },
    { transform: "none" },
  ]);
  cleanUp.push(() => lean.cancel());
}

function place(node: HTMLElement, rect: DOMRect): void {
  node.style.left = `${rect.left}px`;
  node.style.top = `${rect.top}px`;
  node.style.width = `${rect.width}px`;
  node.style.height = `${rect.height}px`;
}

function box(name: string, rect: DOMRect, layer: HTMLElement): HTMLElement {
  const node = document.createElement("div");
  node.className = name;
  place(node, rect);
  layer.append(node);
  return node;
}

/** A card is 5:7; in something wider it lies in the middle. */
function cardBox(rect: DOMRect, motion: Motion): DOMRect {
  if (motion.card === undefined) return rect;
  const width = Math.min(rect.width, (rect.height * 5) / 7) || 40;
  const height = (width * 7) / 5;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}
