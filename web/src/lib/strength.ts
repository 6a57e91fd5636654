/** How strong somebody plays: from games against bots whose ratings were measured. */

import type { BotLevel } from "../protocol/requests";
import { isCounted, othersOf, type Finished } from "./finished";
import { levelOf } from "./levels";

/** A strength, and the standard deviation of what is believed of it. */
interface Belief {
  mu: number;
  sigma: number;
}

/** Of whom nothing is known. */
const NEWCOMER: Belief = { mu: 1500, sigma: 350 };
/** On the scale of the levels: four hundred points more win ten games to one. */
const SCALE = 400 / Math.LN10;
const DRIFT = 10; // points by which one may have changed from game to game
const NORMAL = 1.96; // standard deviations to either side of 95 in 100
const FEWEST = 3; // games

export interface Strength {
  points: number;
  low: number;
  high: number;
  /** The level whose rating is nearest. */
  like: BotLevel;
}

/** From the games of one kind, the newest first, as they are kept; null if there are too few that say anything. */
export function strengthOf(games: readonly Finished[], levels: readonly BotLevel[]): Strength | null {
  const told = games.map((game) => against(game, levels)).filter((bots) => bots !== null);
  if (told.length < FEWEST) return null;
  const { mu, sigma } = told.reverse().reduce(after, NEWCOMER);
  const like = levels.reduce((best, one) => (Math.abs(one.rating! - mu) < Math.abs(best.rating! - mu) ? one : best));
  const [points, low, high] = [mu, mu - NORMAL * sigma, mu + NORMAL * sigma].map(Math.round) as [
    number,
    number,
    number,
  ];
  return { points, low, high, like };
}

/** Somebody whom one has beaten (1), drawn with (½) or lost to (0). */
interface Met extends Belief {
  won: number;
}

/** Null if a game says nothing of one's strength. */
function against(game: Finished, levels: readonly BotLevel[]): Met[] | null {
  if (!isCounted(game) || game.own) return null;
  const mine = game.points[game.mine[0]!]!;
  const met: Met[] = [];
  for (const { seat, bot } of othersOf(game)) {
    const { rating, low = 0, high = 0 } = levels.find(({ level }) => level === levelOf(bot)) ?? {};
    if (rating === undefined) return null;
    const won = 0.5 + Math.sign(mine - game.points[seat]!) / 2;
    // who has lost together with somebody is neither stronger nor weaker for it
    if (won !== 0.5 || mine === 0) met.push({ mu: rating, sigma: (high - low) / (2 * NORMAL), won });
  }
  return met;
}

/** What is believed after a game (Weng and Lin 2011, the full Bradley–Terry model, as OpenSkill has it). */
function after({ mu, sigma }: Belief, met: readonly Met[]): Belief {
  const variance = sigma ** 2 + DRIFT ** 2;
  let [shift, known] = [0, 0];
  for (const other of met) {
    const c = Math.sqrt(variance + other.sigma ** 2 + SCALE ** 2);
    const hope = 1 / (1 + Math.exp((other.mu - mu) / c));
    shift += (variance / c) * (other.won - hope);
    known += (Math.sqrt(variance) / c) * (variance / c ** 2) * hope * (1 - hope);
  }
  return { mu: mu + shift, sigma: Math.sqrt(variance * (1 - Math.min(known, 0.99))) };
}
