/** What happens on a board is shown above it: things travel, turn over, shake, roll, fall, are shown and thrown. */

import { mount, unmount, type Component } from "svelte";
import type { CardInfo, GameClient, Mark, Motion, Seat } from "../games/game";
import "./motion.css";
import { BEAT, type Cue } from "./timeline";

/** What moves is drawn by the game. */
export interface Drawn {
  Face: GameClient<never, never>["Face"] | null;
  Die: GameClient<never, never>["Die"] | null;
  infoOf(card: string): CardInfo | undefined;
  nameOf(card: string, side: Seat): string;
}

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
    private readonly drawn: Drawn,
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
    if (motion.card !== undefined && this.drawn.Face) {
      const props = { card: motion.card, side: motion.side ?? "", info: this.drawn.infoOf(motion.card) };
      this.draw(this.drawn.Face as Component<typeof props>, holder, props);
    } else {
      const clone = of.cloneNode(true) as HTMLElement;
      clone.removeAttribute("data-mark");
      clone.querySelectorAll("[data-mark]").forEach((node) => node.removeAttribute("data-mark"));
      clone.classList.remove("open", "last", "picked");
      holder.append(clone);
    }
    return holder;
  }

  /** Beside a card that is shown: what it is called, and what it does. */
  caption({ card = "", side = "" }: Motion, rect: DOMRect): HTMLElement {
    const caption = this.add("caption", rect);
    const name = document.createElement("b");
    name.textContent = this.drawn.nameOf(card, side);
    caption.append(name, this.drawn.infoOf(card)?.text ?? "");
    return caption;
  }

  die(die: string, side: Seat, rect: DOMRect): HTMLElement {
    const holder = this.add("die", rect);
    const props = { die, side };
    if (this.drawn.Die) this.draw(this.drawn.Die as Component<typeof props>, holder, props);
    return holder;
  }

  private draw<P extends Record<string, unknown>>(what: Component<P>, target: HTMLElement, props: P): void {
    const drawing = mount(what, { target, props });
    this.cleaning.push(() => void unmount(drawing));
  }

  /** The part of the board that is seen. */
  seen(): DOMRect {
    const box = this.board.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    return new DOMRect(left, top, Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top);
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

/** Show all motions of a moment, each in its time; done when they have been seen. */
export async function perform(cues: readonly Cue[], stage: Stage, speed: number, signal: AbortSignal): Promise<void> {
  await Promise.all(
    cues.map(async ({ motion, at, lasts }) => {
      if (at > 0) await pause(at / speed, signal);
      const sign = Math.max(lasts, BEAT - at) / speed;
      await show(motion, stage, lasts / speed, sign, signal);
    }),
  );
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}

async function show(motion: Motion, stage: Stage, time: number, signTime: number, signal: AbortSignal): Promise<void> {
  const from = thing(stage.board, motion.from);
  const to = thing(stage.board, motion.to);
  const at = to ?? from;
  if (!at || signal.aborted) return;
  const running: Promise<unknown>[] = [];
  const play = (node: Element, frames: Keyframe[], duration = time, easing = EASE) => {
    const animation = node.animate(frames, { duration, easing, fill: "both" });
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
    case "show": {
      const box = stage.seen();
      const width = Math.max(90, Math.min(190, box.width * 0.3, box.height * 0.32));
      const place = new DOMRect(
        box.left + (box.width - width) / 2,
        box.top + (box.height - width * 1.4) * 0.38,
        width,
        width * 1.4,
      );
      const card = stage.copy(at, place, motion);
      if (from && leaves(motion)) stage.hide(from);
      const [start, last] = [cardBox((from ?? at).getBoundingClientRect(), motion), cardBox(end, motion)];
      play(card, [
        { ...moved(place, start) },
        { translate: "0 0", scale: 1, offset: 0.2 },
        { translate: "0 0", scale: 1, offset: 0.74 },
        { ...moved(place, last) },
      ]);
      const room = Math.min(300, box.width - 16);
      const below = new DOMRect(box.left + (box.width - room) / 2, place.bottom + 8, room, 0);
      passing(stage.caption(motion, below), [
        { opacity: 0, offset: 0.1 },
        { opacity: 1, offset: 0.22 },
        { opacity: 1, offset: 0.74 },
        { opacity: 0, offset: 0.82 },
      ]);
      break;
    }
    case "throw": {
      at.querySelectorAll<HTMLElement>("[data-rolls]").forEach((node) => stage.hide(node));
      const cast = (from ?? at).getBoundingClientRect();
      const dice = motion.dice ?? [];
      const size = motion.spots ? end.width * 0.2 : Math.max(24, Math.min(44, end.width * 0.5));
      dice.forEach((die, i) => {
        const [x, y] = motion.spots?.[i] ?? beside(i, dice.length, size / end.width, size / end.height);
        const place = new DOMRect(end.left + end.width * x - size / 2, end.top + end.height * y - size / 2, size, size);
        const node = stage.die(die, motion.side ?? "", place);
        const dx = cast.left + cast.width / 2 - place.left - size / 2;
        const dy = cast.top + cast.height / 2 - place.top - size / 2;
        const lies = (i % 2 ? -1 : 1) * ((i * 37) % 17); // degrees; no two alike
        play(node, tumble(dx, dy, lies, size), time * (0.8 + (0.2 * (i + 1)) / dice.length), "linear");
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
    passing(sign, frames, signTime);
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

/** From a box to where another is, for what is drawn in the first. */
function moved(box: DOMRect, to: DOMRect): { translate: string; scale: number } {
  const x = to.left + to.width / 2 - box.left - box.width / 2;
  const y = to.top + to.height / 2 - box.top - box.height / 2;
  return { translate: `${x}px ${y}px`, scale: to.width / box.width };
}

/** Dice in rows around the middle. */
function beside(i: number, count: number, wide: number, high: number): [number, number] {
  const inRow = Math.ceil(Math.sqrt(count * 1.6));
  const [rows, row] = [Math.ceil(count / inRow), Math.floor(i / inRow)];
  const here = Math.min(inRow, count - row * inRow);
  return [0.5 + ((i % inRow) - (here - 1) / 2) * wide * 1.05, 0.5 + (row - (rows - 1) / 2) * high * 1.05];
}

/** Up in an arc, turning over and over, down, a bounce, and it lies. */
function tumble(x: number, y: number, lies: number, size: number): Keyframe[] {
  const at = (part: number, up: number, turns: number, easing: string): Keyframe => ({
    transform:
      `translate(${x * (1 - part)}px, ${y * (1 - part) - up * size}px) perspective(${size * 6}px) ` +
      `rotate3d(1, .6, .2, ${turns * 360}deg) rotate(${lies * part}deg)`,
    easing,
  });
  return [
    { ...at(0, 0, -3, "ease-out"), opacity: 0 },
    { ...at(0.12, 0.7, -2.6, "ease-out"), opacity: 1 },
    { ...at(0.5, 2.2, -1.4, "ease-in"), offset: 0.4 },
    { ...at(0.86, 0, -0.5, "ease-out"), offset: 0.66 },
    { ...at(0.95, 0.5, -0.2, "ease-in"), offset: 0.82 },
    { ...at(1, 0, 0, "linear"), opacity: 1 },
  ];
}
