/** When each motion of a moment begins, and how long it lasts, in ms at normal pace. */

import type { Motion } from "../games/game";

export interface Cue {
  motion: Motion;
  at: number;
  lasts: number;
}

/** No blow takes longer, whatever comes of it. */
export const BEAT = 600;
/** A card that is shown has to be read, and dice have to roll. */
export const SHOWN = 1300;
export const THROWN = 900;

const PULSE = 300;
const BLOW = 320;
const AFTER_A_BLOW = 240;
const TRAVEL = 400;
const BETWEEN = 60;

export function timeline(motions: readonly Motion[]): Cue[] {
  const all = joined(motions).filter((motion, _, others) => motion.what !== "pulse" || !isSaid(motion, others));
  const blow = all.some(({ what }) => what === "hit" || what === "turn");
  const shown = all.some(({ what }) => what === "show");
  const pulse = all.some(({ what }) => what === "pulse");
  const begin = shown ? SHOWN - TRAVEL : blow ? AFTER_A_BLOW : pulse ? PULSE / 2 : 0;
  const lasts = blow ? BEAT - AFTER_A_BLOW : TRAVEL;
  const moving = all.filter(({ what }) => what === "travel" || what === "fall");
  const between = Math.min(BETWEEN, (BEAT - lasts - (shown ? 0 : begin)) / Math.max(1, moving.length - 1));
  return all.map((motion) => {
    switch (motion.what) {
      case "show":
        return { motion, at: 0, lasts: SHOWN };
      case "throw":
      case "roll":
        return { motion, at: 0, lasts: THROWN };
      case "hit":
        return { motion, at: shown ? SHOWN - AFTER_A_BLOW : 0, lasts: BLOW };
      case "turn":
        return { motion, at: 0, lasts: moving.length > 0 ? BLOW : TRAVEL };
      case "pulse":
        return { motion, at: shown ? SHOWN - PULSE : 0, lasts: PULSE };
      default:
        return { motion, at: begin + between * moving.indexOf(motion), lasts };
    }
  });
}

export function length(cues: readonly Cue[]): number {
  return Math.max(0, ...cues.map(({ at, lasts }) => at + lasts));
}

/** A card that is shown and then goes on is shown on its way. */
function joined(motions: readonly Motion[]): Motion[] {
  const found: Motion[] = [];
  for (const motion of motions) {
    const shown = found.findIndex(
      ({ what, card, to }) => what === "show" && card === motion.card && to === motion.from && motion.what === "travel",
    );
    if (shown >= 0) found[shown] = { ...found[shown]!, ...(motion.to === undefined ? {} : { to: motion.to }) };
    else found.push(motion);
  }
  return found;
}

/** Does something else happen to the same thing? */
function isSaid({ to }: Motion, others: readonly Motion[]): boolean {
  return others.some((other) => other.what !== "pulse" && (other.to === to || other.from === to));
}
