/** The cards of Deukalion in the gallery. */

import type { GameGallery } from "../gallery";

/** What a task asks for. */
const TASKS: Record<string, string> = {
  deliver: "chests",
  deliver_any: "chests",
  deliver_same: "chests",
  deliver_distinct: "chests",
  sail_with: "place",
  leave: "place",
  pay: "place",
  beat_ship: "ship",
  beat_hydra: "hydra",
};

const gallery: GameGallery = {
  sides: [""],
  facets({ kind, facts }) {
    const tasks = (facts["kinds"] as string[] | undefined) ?? [];
    return {
      kind: [facts["permanent"] ? "permanent" : kind],
      points: "points" in facts ? [String(facts["points"])] : [],
      task: [...new Set(tasks.map((task) => TASKS[task] ?? task))],
    };
  },
  printed: ({ kind, facts }) => [
    "printed-deukalion",
    {
      kind: facts["permanent"] ? "permanent" : kind,
      points: Number(facts["points"] ?? 0),
      copies: Number(facts["copies"] ?? 1),
    },
  ],
};
export default gallery;
