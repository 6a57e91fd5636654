import { describe, expect, it } from "vitest";
import { agreed, asSetting, inGroups } from "./options";

describe("options", () => {
  const options = {
    start_player: { default: "hera", clause: "HZ-SETUP-09", values: ["hera", "zeus"] },
    late_god: { default: true, clause: "HZ-FIGURE-05", values: [true, false] },
    turn_limit: { default: 0, clause: "HZ-END-10", least: 0, most: 100 },
    feathers: { default: 1, clause: "WW-WAX-01", least: 0, most: 3 },
    custom_cards: { default: "", clause: "FO-SETUP-05" },
  };
  it("stand in groups by their clauses; texts have pages of their own", () => {
    expect(inGroups(options).map(([group, all]) => [group, all.map(([name]) => name)])).toEqual([
      ["ends", ["start_player", "turn_limit"]],
      ["cards", ["late_god"]],
      ["play", ["feathers"]],
    ]);
  });
  it("say nothing that is usual, and no clock where bots play", () => {
    expect(asSetting(agreed(), false)).toEqual({ options: {}, watchers: true });
    const own = { ...agreed(), edition: "kosmos", clock: "days" as const, changes: { late_god: false } };
    expect(asSetting(own, true)).toEqual({
      options: { late_god: false },
      watchers: true,
      edition: "kosmos",
      clock: { kind: "days", days: 2 },
    });
  });
});
