/** Which events are one moment: a card with what it costs, a blow with what comes of it, all cards that are drawn. */

import type { Event } from "../../protocol/olympus";
import { beatsOf, type Beat, type Beats } from "../beats";

const BEATS: Beats<Event> = {
  started: ["light", "none"],
  dealt: ["joins", "card"],
  "turn-began": ["light", "none"],
  "phase-skipped": ["light", "none"],
  "phase-began": ["light", "none"],
  announced: ["opens", "pluck"],
  paid: ["joins", "card"],
  "paid-marker": ["joins", "card"],
  placed: ["joins", "pluck"],
  equipped: ["joins", "pluck"],
  drew: ["joins", "card"],
  attacked: ["opens", "none"],
  struck: ["joins", "clash"],
  damaged: ["joins", "clash"],
  healed: ["joins", "lyre"],
  defeated: ["joins", "fall"],
  survived: ["joins", "clash"],
  discarded: ["joins", "card"],
  stripped: ["joins", "card"],
  returned: ["joins", "card"],
  moved: ["joins", "card"],
  modified: ["joins", "lyre"],
  used: ["opens", "none"],
  dropped: ["joins", "card"],
  showed: ["opens", "card"],
  took: ["joins", "card"],
  "took-marker": ["joins", "gain"],
  "gained-point": ["joins", "gain"],
  "gained-bonus": ["joins", "gain"],
  won: ["opens", "none"],
  tied: ["opens", "none"],
};

export const beats = (events: readonly Event[]): Beat<Event>[] => beatsOf(events, BEATS);
