/** How a thing on the board is picked, dragged, walked to and looked at. */

import type { Attachment } from "svelte/attachments";
import type { Mark, Play, Seat } from "../games/game";

interface Handled {
  play: Play;
  mark: Mark;
  card: string;
  side: Seat;
}

const TO_LOOK = 60; // ms of rest before a card is shown
const TO_HOLD = 450; // ms until a finger has taken a thing
const TO_DRAG = 8; // px
const TO_MOVE = 4; // px; less is a hand that shakes

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Way = readonly [number, number];

const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where something was pressed last, until the pointer has left the place. */
let pressed: { x: number; y: number } | null = null;
const leavePressed = ({ clientX, clientY }: PointerEvent) => {
  if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) < TO_MOVE) return;
  pressed = null;
  removeEventListener("pointermove", leavePressed, true);
};

export function handle({ play, mark, card, side }: Handled): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let start: { x: number; y: number; id: number; held: boolean } | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let dragged = false;
    let touched = false;

    const look = () => {
      if (card) play.show(card, side, node);
    };
    const lookAway = () => {
      clearTimeout(timer);
      // later: a thing loses the focus also while it is taken off the board
      if (card) queueMicrotask(() => play.show("", "", node));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, TO_LOOK);
    };

    const click = (event: Event) => {
      if (dragged) {
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // The first tap lifts a card, so that it can be read; the second chooses it.
      if (touched && card && !play.shows(node)) return look();
      if (touched) play.show("", "");
      play.pick(mark);
    };

    const down = (event: PointerEvent) => {
      dragged = false;
      touched = event.pointerType !== "mouse";
      pressed = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", leavePressed, true);
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId, held: !touched };
      clearTimeout(timer);
      if (touched) {
        // On a touch screen a thing is held first: then it is shown, and can be dragged.
        timer = window.setTimeout(() => {
          if (!start) return;
          start.held = true;
          dragged = true; // what is held is not clicked
          look();
        }, TO_HOLD);
      }
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    };

    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > TO_DRAG;
      if (!ghost) {
        if (!far) return;
        if (!start.held) return stop(); // a finger that scrolls
        lookAway();
        ghost = ghostOf(node);
        dragged = true;
      }
      ghost.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
      const below = thingAt(event.clientX, event.clientY);
      if (below !== over) {
        over?.classList.remove("over");
        over = below === node ? null : below;
        over?.classList.add("over");
      }
    };

    const up = (event: PointerEvent) => {
      const below = ghost ? thingAt(event.clientX, event.clientY) : null;
      const was = ghost;
      const held = dragged && !was;
      stop();
      if (was) {
        // The click that follows a drag comes at once, or not at all.
        setTimeout(() => (dragged = false));
        const to = below?.getAttribute("data-mark");
        if (to && !below?.contains(node)) play.drop(mark, to); // or it was put back
      } else if (held) {
        setTimeout(() => (dragged = false), TO_HOLD); // the click that follows a touch comes a little later
      }
    };

    const stop = () => {
      clearTimeout(timer);
      start = null;
      ghost?.remove();
      ghost = null;
      over?.classList.remove("over");
      over = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };

    const touch = (event: TouchEvent) => {
      if (start?.held && event.cancelable) event.preventDefault(); // no scrolling with a thing in hand
    };
    const menu = (event: Event) => {
      if (start && start.held) event.preventDefault(); // long press
    };
    // A thing that comes to lie under a resting pointer is not looked at: a hand closes up after a card was played.
    const hover = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.buttons === 0 && !pressed && !play.shows(node)) lookSoon();
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === "mouse") lookAway();
    };
    const focus = () => {
      if (node.matches(":focus-visible")) look();
    };
    const blur = () => {
      if (!touched) lookAway(); // a finger goes on to the sheet in which the card is read
    };
    const key = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = nearest(node, way);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    };
    const drag = (event: Event) => event.preventDefault(); // the browser's own

    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener("click", click, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("touchmove", touch, { signal, passive: false });
    node.addEventListener("contextmenu", menu, { signal });
    node.addEventListener("pointermove", hover, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("focus", focus, { signal });
    node.addEventListener("blur", blur, { signal });
    node.addEventListener("keydown", key, { signal });
    node.addEventListener("dragstart", drag, { signal });
    return () => {
      stop();
      lookAway(); // what is gone is not looked at
      gone.abort();
    };
  };
}

function thingAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest("[data-mark]") ?? null;
}

function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-mark");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.classList.remove("open", "last", "picked");
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  document.body.append(ghost);
  return ghost;
}

/** The next thing that way on the board: the least far, with a penalty for what is aside. */
function nearest(from: HTMLElement, way: Way): HTMLElement | null {
  const board = from.closest("[data-board]") ?? document.body;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of board.querySelectorAll<HTMLElement>("button[data-mark]")) {
    if (node === from || node.offsetParent === null) continue;
    const far = distance(here, node.getBoundingClientRect(), way);
    if (far < least) [least, best] = [far, node];
  }
  return best;
}

export function distance(a: Box, b: Box, [dx, dy]: Way): number {
  const x = (b.left + b.right - a.left - a.right) / 2;
  const y = (b.top + b.bottom - a.top - a.bottom) / 2;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  if (ahead <= 1 || aside > ahead * 4) return Infinity;
  return ahead + aside * 2;
}
