import { beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (where: string) => store.get(where) ?? null,
  setItem: (where: string, what: string) => store.set(where, what),
});
const { allShown, keepShown, shownAt } = await import("./memory");

beforeEach(() => store.clear());

test("what was shown is kept by table; of very many the oldest go", () => {
  for (let n = 0; n < 250; n++) keepShown({ table: `t${n}`, commitment: `c${n}`, nonces: {} });
  expect(allShown()).toHaveLength(200);
  expect(shownAt("t49")).toBeUndefined();
  expect(shownAt("t50")?.commitment).toBe("c50");
  keepShown({ table: "t60", commitment: "c60", nonces: { hera: "00" } });
  expect(allShown()).toHaveLength(200);
  expect(shownAt("t60")?.nonces).toEqual({ hera: "00" });
});
