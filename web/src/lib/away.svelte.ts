/** Whether the server can be reached, as far as is known. */

const KEPT = "X-Kept"; // the worker marks so what it has kept

let away = $state(typeof navigator !== "undefined" && navigator.onLine === false);

export function isAway(): boolean {
  return away;
}

/** What a request has found. */
export function noteAnswer(answer: Response | null): void {
  away = answer === null || answer.headers.has(KEPT);
}

if (typeof addEventListener === "function") {
  addEventListener("offline", () => (away = true));
  addEventListener("online", () => (away = false));
}
