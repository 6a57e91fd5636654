/** What happens on a board is shown above it: things travel, turn over, shake, roll, fall. */

import { mount, unmount, type Component } from "svelte";
import type { CardInfo, GameClient, Mark, Motion } from "../games/game";

type Face = GameClient<never, never>["Face"];

const LASTS: Record<Motion["what"], number> = { travel: 520, turn: 480, pulse: 420, hit: 440, roll: 800, fall: 520 };
const EASE = "cubic-bezier(.3,.1,.3,1)";

/** Where things move above a board, until the next position is put up. */
export class Stage {
  private layer: HTMLElement | null = null;
  private cleaning: (() => void)[] = [];
  /** Copies that have arrived somewhere, by the mark of what they are copies of. */
  readonly moved = new Map<Mark, HTMLElement>();
  /** Cards shown at a mark in this update, which may go on from there. */
  private readonly resting = new Map<Mark, { card: string; node: HTMLElement }>();

  constructor(
    readonly board: HTMLElement,
    private readonly Face: Face | null,
    private readonly cards: ReadonlyMap<string, CardInfo>,
  ) {}

  add(name: string, rect: DOMRect): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "motions";
      this.layer.setAttribute("aria-hidden", "true");
      document.body.append(this.layer);
    }
    const node = document.createElement("div");
    node.className = name;
    node.style.left = `${rect.left}px`;
    node.style.top = `${rect.top}px`;
    node.style.width = `${rect.width}px`;
    node.style.height = `${rect.height}px`;
    this.layer.append(node);
    return node;
  }

  /** A card, or a copy of what is there. */
  copy(of: HTMLElement, rect: DOMRect, motion: Motion): HTMLElement {
    const holder = this.add("mover", rect);
    if (motion.card !== undefined && this.Face) {
      const info = this.cards.get(motion.card) ?? this.cards.get(motion.card.replace("*", ""));
      const props = { card: motion.card, side: motion.side ?? "", info };
      const face = mount(this.Face as Component<typeof props>, { target: holder, props });
      this.cleaning.push(() => void unmount(face));
    } else {
      const clone = of.cloneNode(true) as HTMLElement;
      clone.removeAttribute("data-mark");
      clone.querySelectorAll("[data-mark]").forEach((node) => node.removeAttribute("data-mark"));
      clone.classList.remove("open", "last", "picked");
      holder.append(clone);
    }
    return holder;
  }

  rests({ card, from, to = from }: Motion, node: HTMLElement): void {
    if (card !== undefined && to !== undefined) this.resting.set(to, { card, node });
  }

  goesOn({ card, from = "" }: Motion): void {
    const resting = this.resting.get(from);
    if (resting?.card !== card) return;
    resting?.node.remove();
    this.resting.delete(from);
  }

  hide(node: HTMLElement): void {
    node.setAttribute("data-gone", "");
    this.cleaning.push(() => node.removeAttribute("data-gone"));
  }

  whenCleared(what: () => void): void {
    this.cleaning.push(what);
  }

  clear(): void {
    for (const clean of this.cleaning.splice(0)) clean();
    this.layer?.remove();
    this.layer = null;
    this.moved.clear();
    this.resting.clear();
  }
}

export function thing(board: HTMLElement, mark: Mark | undefined): HTMLElement | null {
  return mark === undefined ? null : board.querySelector<HTMLElement>(`[data-mark="${CSS.escape(mark)}"]`);
}

/** Show one motion; done when it has been seen. */
export async function perform(motion: Motion, stage: Stage, speed: number, signal: AbortSignal): Promise<void> {
  const from = thing(stage.board, motion.from);
  const to = thing(stage.board, motion.to);
  const at = to ?? from;
  if (!at || signal.aborted) return;
  const time = LASTS[motion.what] / speed;
  const running: Promise<unknown>[] = [];
  const play = (node: Element, frames: Keyframe[], duration = time) => {
    const animation = node.animate(frames, { duration, easing: EASE, fill: "both" });
    signal.addEventListener("abort", () => animation.finish(), { once: true });
    running.push(animation.finished.catch(() => undefined));
    return animation;
  };
  const shake = (node: Element, frames: Keyframe[]) => {
    const animation = play(node, frames);
    running.push(animation.finished.then(() => animation.cancel()).catch(() => undefined));
  };
  const passing = (node: HTMLElement, frames: Keyframe[], duration = time) => {
    const animation = play(node, frames, duration);
    running.push(animation.finished.then(() => node.remove()).catch(() => undefined));
  };
  const end = at.getBoundingClientRect();

  switch (motion.what) {
    case "travel": {
      const before = motion.from === undefined ? undefined : stage.moved.get(motion.from);
      if (from && to) {
        const start =
          before && motion.card === undefined ? before.getBoundingClientRect() : from.getBoundingClientRect();
        const first = cardBox(start, motion);
        const last = cardBox(end, motion);
        const mover = stage.copy(from, first, motion);
        stage.goesOn(motion);
        stage.rests(motion, mover);
        if (leaves(motion)) {
          before?.remove();
          stage.hide(from);
          stage.moved.set(motion.from!, mover);
        }
        const x = last.left + last.width / 2 - first.left - first.width / 2;
        const y = last.top + last.height / 2 - first.top - first.height / 2;
        const scale = motion.card === undefined ? 1 : last.width / first.width;
        play(mover, [
          { translate: "0 0", scale: 1 },
          { translate: `${x * 0.5}px ${y * 0.5 - 14}px`, scale: ((1 + scale) / 2) * 1.06, offset: 0.5 },
          { translate: `${x}px ${y}px`, scale },
        ]);
      } else {
        play(stage.copy(at, cardBox(end, motion), motion), [
          { opacity: from ? 1 : 0, scale: from ? 1 : 0.6 },
          { opacity: from ? 0 : 1, scale: from ? 0.6 : 1 },
        ]);
      }
      break;
    }
    case "turn": {
      const turned = stage.copy(at, cardBox(end, motion), motion);
      stage.rests(motion, turned);
      play(turned, [
        { transform: "perspective(600px) rotateY(-90deg)" },
        { transform: "perspective(600px) rotateY(0deg)", offset: 0.6 },
        { transform: "perspective(600px) rotateY(0deg)" },
      ]);
      break;
    }
    case "pulse": {
      passing(stage.add("ring", end), [
        { opacity: 0, scale: 1.15 },
        { opacity: 1, scale: 1, offset: 0.4 },
        { opacity: 0, scale: 1.08 },
      ]);
      break;
    }
    case "hit": {
      passing(stage.add("ring wound", end), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]);
      shake(
        at,
        [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      );
      if (from && to) {
        // who strikes leans towards what is struck
        const start = from.getBoundingClientRect();
        const x = (end.left - start.left) * 0.18;
        const y = (end.top - start.top) * 0.18;
        shake(from, [
          { transform: "none" },
          { transform: `translate(${x}px, ${y}px)`, offset: 0.35 },
          { transform: "none" },
        ]);
      }
      break;
    }
    case "roll": {
      const parts = [...at.querySelectorAll("[data-rolls]")];
      (parts.length > 0 ? parts : [at]).forEach((node, i) => {
        const turns = (i % 2 ? -1 : 1) * (2 + (i % 3)) * 360;
        shake(node, [
          { transform: "rotate(0) scale(1)" },
          { transform: `rotate(${turns * 0.75}deg) scale(1.25)`, offset: 0.6 },
          { transform: `rotate(${turns}deg) scale(1)` },
        ]);
      });
      break;
    }
    case "fall": {
      const mover = stage.copy(at, cardBox(end, motion), motion);
      if (leaves({ from: motion.to, ...motion })) stage.hide(at);
      play(mover, [
        { transform: "none", opacity: 1 },
        { transform: "translateY(30%) rotate(14deg)", opacity: 0 },
      ]);
      break;
    }
  }
  if (motion.sign) {
    const sign = stage.add("sign", end);
    sign.textContent = motion.sign;
    const frames = [
      { translate: "0 0", opacity: 0 },
      { translate: "0 -30%", opacity: 1, offset: 0.3 },
      { translate: "0 -90%", opacity: 0 },
    ];
    passing(sign, frames, time * 1.3);
  }
  await Promise.all(running);
}

function leaves(motion: Motion): boolean {
  return motion.leaves ?? (motion.card === undefined || motion.from?.endsWith(`:${motion.card}`) === true);
}

/** A card is 5:7; in something wider it lies in the middle. */
function cardBox(rect: DOMRect, motion: Motion): DOMRect {
  if (motion.card === undefined || motion.fills) return rect;
  const width = Math.min(rect.width, (rect.height * 5) / 7) || 40;
  const height = (width * 7) / 5;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}
