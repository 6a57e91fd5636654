/** What a review found, added up; in ten-thousandths of a victory, in whole numbers, so that nothing is lost. */

import type { Seat } from "../games/game";
import type { Reviewed } from "../protocol/requests";

export interface Ledger {
  start: number;
  /** What the luck and the losses of each seat brought. */
  luck: Record<Seat, number>;
  losses: Record<Seat, number>;
  mind: number;
  result: number;
  /** The result without the luck of any side. */
  adjusted: number;
}

export function ledgerOf(nodes: Reviewed[], seat: Seat, result: Record<Seat, number>): Ledger {
  const none = Object.fromEntries(Object.keys(result).map((each) => [each, 0]));
  const found = { start: nodes[0]?.before[seat] ?? result[seat]!, luck: { ...none }, losses: { ...none } };
  let [mind, last] = [0, found.start];
  for (const node of nodes) {
    mind += node.before[seat]! - last;
    last = node.after[seat]!;
    const column = node.kind === "luck" ? found.luck : found.losses;
    column[node.seat]! += last - node.before[seat]!;
  }
  const luck = Object.values(found.luck).reduce((sum, each) => sum + each, 0);
  return { ...found, mind: mind + result[seat]! - last, result: result[seat]!, adjusted: result[seat]! - luck };
}

/** What a choice lost for who made it. */
export const lossOf = (node: Reviewed): number =>
  node.kind === "loss" ? node.before[node.seat]! - node.after[node.seat]! : 0;

export const choicesOf = (nodes: Reviewed[], seat: Seat): Reviewed[] =>
  nodes.filter((node) => node.kind === "loss" && node.seat === seat);

/** The named choices that cost most, of one seat. */
export function costliest(nodes: Reviewed[], seat: Seat, most = 3): Reviewed[] {
  const named = choicesOf(nodes, seat).filter((node) => node.named);
  return named.sort((a, b) => lossOf(b) - lossOf(a)).slice(0, most);
}

export function perDecision(nodes: Reviewed[], seat: Seat): number {
  const choices = choicesOf(nodes, seat);
  return choices.length ? choices.reduce((sum, node) => sum + lossOf(node), 0) / choices.length : 0;
}
