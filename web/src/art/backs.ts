/** What is on the backs of the decks. */

import { border } from "./patterns";
import { BEASTS } from "./beasts";
import { put, star, paint } from "./geometry";
import { helmet } from "./heads";
import { shield } from "./shields";
import { ship } from "./things";
import { WARES } from "./weapons";

export type Deck = "olympus" | "hera" | "zeus" | "action" | "pursuit" | "honour";

/** Borders on all four sides of a rectangle. */
function ring(kind: "meander" | "wave" | "tongue" | "ray" | "dots" | "ivy"): string {
  const line = border(kind, 0, 0, 196, 16);
  const side = border(kind, 0, 0, 296, 16);
  const path = (d: string, at: string) => `<path class="${line.line ? "k" : "f"}" d="${d}" transform="${at}"/>`;
  return (
    path(line.d, "translate(27 11)") +
    path(line.d, "translate(223 339)rotate(180)") +
    path(side.d, "translate(239 27)rotate(90)") +
    path(side.d, "translate(11 323)rotate(-90)")
  );
}

function rays(count: number, inner: number, outer: number): string {
  let d = "";
  for (let n = 0; n < count; n++) {
    const a = (2 * Math.PI * n) / count;
    const b = Math.PI / count;
    const at = (angle: number, r: number) =>
      `${(125 + r * Math.sin(angle)).toFixed(1)} ${(175 - r * Math.cos(angle)).toFixed(1)}`;
    d += `M${at(a - b * 0.9, inner)}L${at(a, outer)}L${at(a + b * 0.9, inner)}z`;
  }
  return `<path class="f" d="${d}"/>`;
}

/** A picture in a round field, turned so that it reads from both ends of the table. */
function tondo(picture: string, kind: string): string {
  return `<circle class="f" cx="125" cy="175" r="66"/><circle class="${kind}" cx="125" cy="175" r="61"/>${picture}`;
}

const corners = (part: string) =>
  [
    [52, 60, 0],
    [198, 60, 0],
    [52, 290, 180],
    [198, 290, 180],
  ]
    .map(([x, y, turn]) => put(part, x!, y!, turn!))
    .join("");

export const backs: Record<Deck, { scheme: "black" | "red" | "white"; markup: () => string }> = {
  olympus: {
    scheme: "black",
    markup: () =>
      ring("meander") +
      corners(paint("f", star(0, 0, 14, 5, 8))) +
      rays(24, 70, 94) +
      tondo(put(helmet({ hat: "corinthian", crest: "high", crestPaint: "r" }), 127, 214, 0, 1.62), "g"),
  },
  hera: {
    scheme: "black",
    markup: () =>
      ring("tongue") +
      corners(paint("s", "M0 16C-12 10-16-2-8-12S8-20 10-10S2 8 0 16z") + paint("y", star(0, -6, 5, 3, 8))) +
      rays(16, 70, 98) +
      tondo(put(BEASTS.peacock(), 152, 218, 0, 0.86), "g"),
  },
  zeus: {
    scheme: "red",
    markup: () =>
      ring("ray") +
      corners(put(WARES.bolt(), 0, 0, 90, 0.5)) +
      rays(16, 70, 98) +
      tondo(put(WARES.bolt(), 125, 206, 0, 0.8) + put(BEASTS.eagle(), 133, 192, 0, 0.72), "g"),
  },
  action: {
    scheme: "white",
    markup: () =>
      ring("wave") +
      corners(put(BEASTS.dolphin(), 0, 12, 0, 0.4)) +
      rays(20, 70, 92) +
      tondo(put(ship({ sail: "full", sailPaint: "r", oars: 7 }), 124, 212, 0, 0.5), "g"),
  },
  pursuit: {
    scheme: "white",
    markup: () =>
      ring("meander") +
      corners(put(WARES.wreath(), -16, 0, 0, 1)) +
      rays(20, 70, 92) +
      tondo(put(WARES.kylix(), 125, 168, 0, 2), "g"),
  },
  honour: {
    scheme: "red",
    markup: () =>
      ring("dots") +
      corners(paint("y", star(0, 0, 14, 5, 8))) +
      rays(20, 70, 92) +
      tondo(put(shield({ emblem: "owl" }), 125, 175, 0, 1.4), "g"),
  },
};
