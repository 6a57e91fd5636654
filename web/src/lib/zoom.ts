/** Two fingers, or two taps, enlarge what is in a frame; one finger then moves it. */

import type { Attachment } from "svelte/attachments";

const MOST = 3;
const BY_TAP = 2;
const TWICE = 300; // ms between two taps
const TO_MOVE = 8; // px; less is a tap
const TO_HOLD = 400; // ms; a finger that rests longer holds a thing

export interface Seen {
  scale: number;
  x: number;
  y: number;
}

/** Enlarged to `scale`, so that what was seen at a point stays there, and the frame stays filled. */
export function enlarged(
  from: Seen,
  scale: number,
  at: readonly [number, number],
  size: readonly [number, number],
): Seen {
  const to = Math.min(MOST, Math.max(1, scale));
  const along = (was: number, point: number, length: number) =>
    within(point - ((point - was) / from.scale) * to, length, to);
  return { scale: to, x: along(from.x, at[0], size[0]), y: along(from.y, at[1], size[1]) };
}

/** Moved by so much, as far as the frame stays filled. */
export function moved(from: Seen, by: readonly [number, number], size: readonly [number, number]): Seen {
  const { scale } = from;
  return { scale, x: within(from.x + by[0], size[0], scale), y: within(from.y + by[1], size[1], scale) };
}

const within = (shift: number, length: number, scale: number) => Math.min(0, Math.max(length * (1 - scale), shift));

/** The first child is what is enlarged. */
export const zoom: Attachment<HTMLElement> = (node) => {
  let seen: Seen = { scale: 1, x: 0, y: 0 };
  let start: { seen: Seen; at: [number, number]; far: number; time: number } | null = null;
  let moving = false;
  let tapped = { time: 0, at: [0, 0] as [number, number] };

  const show = (next: Seen) => {
    seen = next;
    const child = node.firstElementChild as HTMLElement | null;
    if (!child) return;
    child.style.transformOrigin = "0 0";
    child.style.transform = seen.scale > 1 ? `translate(${seen.x}px, ${seen.y}px) scale(${seen.scale})` : "";
    node.style.overflow = seen.scale > 1 ? "hidden" : "";
  };
  const size = (): [number, number] => [node.clientWidth, node.clientHeight];
  /** The middle of the fingers in the frame, and how far they are apart. */
  const read = (touches: TouchList): { at: [number, number]; far: number } => {
    const box = node.getBoundingClientRect();
    const [a, b = touches[0]!] = [touches[0]!, touches[1]];
    return {
      at: [(a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top],
      far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  };
  const begin = (event: TouchEvent) => {
    if (event.touches.length > 2) return;
    start = { seen, ...read(event.touches), time: event.timeStamp };
    moving = event.touches.length === 2;
  };
  const move = (event: TouchEvent) => {
    if (!start) return;
    const { at, far } = read(event.touches);
    const by: [number, number] = [at[0] - start.at[0], at[1] - start.at[1]];
    const swipes = seen.scale > 1 && Math.hypot(...by) > TO_MOVE && event.timeStamp - start.time < TO_HOLD;
    moving ||= swipes;
    if (!moving) return;
    if (event.cancelable) event.preventDefault(); // the page stays as it is
    const pinched =
      start.far > 0 ? enlarged(start.seen, (start.seen.scale * far) / start.far, start.at, size()) : start.seen;
    show(moved(pinched, by, size()));
  };
  const end = (event: TouchEvent) => {
    if (event.touches.length > 0) return begin(event); // one finger goes on
    const was = start;
    start = null;
    if (!was || moving || (event.target as Element).closest(".thing.open")) return;
    const twice =
      event.timeStamp - tapped.time < TWICE && Math.hypot(was.at[0] - tapped.at[0], was.at[1] - tapped.at[1]) < 30;
    tapped = { time: twice ? 0 : event.timeStamp, at: was.at };
    if (!twice) return;
    if (event.cancelable) event.preventDefault();
    show(enlarged(seen, seen.scale > 1 ? 1 : BY_TAP, was.at, size()));
  };
  const gone = new AbortController();
  const { signal } = gone;
  node.addEventListener("touchstart", begin, { signal, passive: true });
  node.addEventListener("touchmove", move, { signal, passive: false });
  node.addEventListener("touchend", end, { signal, passive: false });
  node.addEventListener("touchcancel", end, { signal });
  return () => gone.abort();
};
