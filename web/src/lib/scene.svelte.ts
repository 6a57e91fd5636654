/** A board and all around it: what belongs to its game, and who is called what. At a table, in a lesson, in a replay. */

import type { CardInfo, Play, Seat } from "../games/game";
import type { EventMessage, Position, Setting, Update } from "../protocol/messages";
import type { Box, GameInfo } from "../protocol/requests";
import { get } from "./api";
import { Choosing } from "./choosing.svelte";
import { fetchClient, folderOf } from "./games";
import { levelOf } from "./levels";
import { settings } from "./settings.svelte";
import type { AnyClient } from "./showing.svelte";
import type { Entry } from "./story.svelte";
import { say, sayFrom } from "./words.svelte";

export type { AnyClient, Batch } from "./showing.svelte";
export type { Entry } from "./story.svelte";

export type Points = Readonly<Record<Seat, number>>;

/** 1 has won, less than that shares the victory, 0 is a draw, -1 has lost. */
export const winnersOf = (points: Points): Seat[] => Object.keys(points).filter((seat) => points[seat]! > 0);

export abstract class Scene extends Choosing {
  setting = $state.raw<Setting>({});
  /** The card that is looked at. */
  card = $state.raw<{ card: string; side: Seat; at: Element | undefined } | null>(null);
  /** The card that was played last. */
  played = $derived.by(() => {
    for (const { event } of this.story.entries.toReversed()) {
      const line = event && this.client?.line?.(event);
      if (line?.played && line.card) return { card: line.card, side: line.side ?? "", at: undefined };
    }
    return null;
  });
  private map = $state.raw<Box["map"]>(null);
  /** The names of the seats' sides, in the reader's language. */
  private sides = $state.raw<Record<Seat, string>>({});

  readonly play: Play = this.makePlay();

  get game(): string {
    return String(this.setting.game ?? "");
  }

  /** Board, words, names, cards, map; in another language once more. */
  async fetchGame(): Promise<void> {
    const { game } = this;
    const { language } = settings;
    if (!game) return;
    const client = fetchClient(game).then((found) => (this.client = found));
    try {
      const fetched = [get<GameInfo[]>("/api/games"), this.fetchBox(client), client] as const;
      const [games, { cards, map }] = await Promise.all(fetched);
      if (language !== settings.language) return; // it is asked for again
      const seats = games.find((one) => one.game === game)?.seats ?? [];
      this.sides = Object.fromEntries(seats.map((one) => [one.seat, one.name]));
      this.cards = new Map(cards.map((card) => [card.id, card]));
      this.map = map;
    } catch {
      // without their texts the cards still have their names in the choices
    }
  }

  /** Cards and map of the game, or of a table that may have its own. */
  protected async fetchBox(client: Promise<AnyClient>, table = ""): Promise<Box> {
    const from = `/api/games/${this.game}`;
    const query = table && `?table=${encodeURIComponent(table)}`;
    const [cards, map] = await Promise.all([
      get<CardInfo[]>(`${from}/cards${query}`),
      client.then(({ hasMap }) => (hasMap ? get<Record<string, unknown>>(`${from}/map${query}`) : null)),
    ]);
    return { cards, map };
  }

  protected override begin(now: Position, events: readonly EventMessage[], chats: readonly Update[] = []): void {
    this.forgetPicks();
    super.begin(now, events, chats);
  }

  // --- what things and people are called ----------------------------------------------------------------------------

  /** A card in words; one that was won from the other deck is told without its star. */
  infoOf(card: string): CardInfo | undefined {
    return this.cards.get(card) ?? this.cards.get(card.replace("*", ""));
  }

  /** What a card is called that a side has. */
  cardName(card: string, side: Seat): string {
    const info = this.infoOf(card);
    return (this.client?.nameOf?.(info, card, side) || info?.name) ?? "";
  }

  override nameOf(seat: Seat): string {
    const sitter = (this.latest ?? this.now)?.seats.find((one) => one.seat === seat);
    if (!sitter) return say("watcher");
    const level = sitter.person ? "" : levelOf(sitter.bot);
    if (!level) return sitter.name || this.sideOf(seat);
    // sides without a name of their own are a, b …
    const bot = say(`bot-${level}`);
    return seat.length > 1 ? say("bot-named", { side: this.sideOf(seat), bot }) : bot;
  }

  /** The name of the side that a seat plays. */
  sideOf(seat: Seat): string {
    return this.sides[seat] ?? seat;
  }

  /** Who has won. */
  outcome(points: Points): string {
    const names = winnersOf(points).map((seat) => this.nameOf(seat));
    if (names.length === 0) return say("drawn");
    return names.length === 1 ? say("wins", { name: names[0]! }) : say("shared", { names: names.join(", ") });
  }

  /** Why, if not by the rules. */
  reason(by: string, points: Points): string {
    const loser = Object.keys(points).find((seat) => points[seat]! < 0) ?? "";
    return by && by !== "rules" ? say(`by-${by}`, { name: this.nameOf(loser) }) : "";
  }

  /** An entry of the story as it is said aloud. */
  sentenceOf({ what, seat, text, key, args }: Entry): string {
    if (key) return say(key, args);
    if (what === "event") return text;
    return `${this.nameOf(seat)}: ${what === "reaction" ? say(`reaction-${text}`) : text}`;
  }

  private makePlay(): Play {
    const scene = this;
    return {
      get open() {
        return scene.placed.open;
      },
      get picked() {
        return scene.picked;
      },
      get last() {
        return scene.touched;
      },
      get cards() {
        return scene.cards;
      },
      get map() {
        return scene.map;
      },
      get setting() {
        return scene.setting;
      },
      pick: (mark) => scene.pick(mark),
      drop: (from, to) => scene.drop(from, to),
      show: (card, side, at) => {
        if (card) scene.card = { card, side, at };
        else if (!at || scene.card?.at === at) scene.card = null;
      },
      shows: (at) => scene.card?.at === at,
      say: (key, args) => sayFrom(folderOf(scene.game), key, args),
      name: (seat) => scene.nameOf(seat),
    };
  }
}
