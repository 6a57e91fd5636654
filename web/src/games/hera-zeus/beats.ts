/** Which events are one moment: a challenge with what it shows and costs, a card with what it does. */

import type { Event } from "../../protocol/hera-zeus";
import { beatsOf, type Beat, type Beats } from "../beats";

const BEATS: Beats<Event> = {
  starts: ["light", "none"],
  "captive-shown": ["opens", "card"],
  dealt: ["joins", "none"],
  "opening-row": ["joins", "card"],
  turn: ["light", "none"],
  won: ["opens", "none"],
  drawn: ["opens", "none"],
  drew: ["opens", "card"],
  laid: ["opens", "pluck"],
  challenged: ["opens", "clash"],
  "turned-up": ["joins", "card"],
  lost: ["joins", "fall"],
  "pandora-lane": ["opens", "clash"],
  "pandora-hand": ["opens", "clash"],
  used: ["opens", "lyre"],
  "struck-hand": ["joins", "clash"],
  "drawn-out": ["joins", "card"],
  placed: ["joins", "pluck"],
  "struck-front": ["joins", "clash"],
  "struck-figure": ["joins", "clash"],
  looked: ["joins", "lyre"],
  saw: ["opens", "card"],
  "turned-column": ["joins", "lyre"],
  fetched: ["joins", "card"],
  "took-pegasus": ["joins", "card"],
  seduced: ["joins", "card"],
  moved: ["opens", "card"],
  "figure-on": ["opens", "pluck"],
  "figure-off": ["opens", "pluck"],
};

export const beats = (events: readonly Event[]): Beat<Event>[] => beatsOf(events, BEATS);
