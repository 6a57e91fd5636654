// Made by `python -m theomachy.server.schema`; not to be edited.

import type { Setting as NewSetting } from "./requests";

/** As the table was set; nothing, before it is known. */
export type Setting = Partial<NewSetting>;

/** An answer that can be given before it is asked for. */
export interface Ahead {
  /** in notation: the answer */
  choice: string;
  text: string;
  /** in notation: what leads to it, and it */
  choices: string[];
}

/** To what another player asks for; `at` names the update in which he asked. */
export interface Answer {
  type: "answer";
  id: number;
  at: number;
  yes: boolean;
}

/** Something that the others are asked to agree to. */
export interface Asked {
  kind: "undo" | "draw";
  seat: string;
  /** of the update in which it was asked: what an answer names */
  seq: number;
  agreed: string[];
}

/** A question that will come again, put so that it is answered once. */
export interface AtOnce {
  question: string;
  answers: OnceForAll[];
}

/** With `at`, the last update its sender has seen, it is said once even if it comes twice. */
export interface Chat {
  type: "chat";
  id: number;
  at?: number | null;
  text: string;
}

export interface Choice {
  /** in notation: what is sent */
  choice: string;
  text: string;
}

/** `at` is the last update its sender has seen: it names the position he answers. */
export interface Choose {
  type: "choose";
  id: number;
  at: number;
  choice: string;
}

/** A command was not carried out, and nothing has changed; without an id the whole message could not be read. */
export interface Denial {
  code: string;
  text: string;
  clause: string;
  type: "refused";
  id: number | null;
}

/** An event, as this audience sees it: besides its name and its sentence the fields that the game gives it. */
export interface EventMessage {
  event: string;
  text: string;
}

export interface GiveNonce {
  type: "nonce";
  id: number;
  nonce: string;
}

/** The first message. Without a key one watches; `since` is the last update that is known already. A bot that guesses names the build it is of in `recall`: then positions bring what a guess needs. */
export interface Hello {
  type: "hello";
  version: 2;
  key?: string | null;
  name?: string | null;
  since?: number | null;
  language?: "en" | "de" | "it";
  recall?: string | null;
}

export interface Length {
  /** that were begun */
  turns: number;
  /** with the first deal, in milliseconds since 1970 */
  began: number;
  ended: number;
}

/** `now` is null if more follows at once. */
export interface News {
  type: "update";
  seq: number;
  updates: Update[];
  /** who is connected; watcher as often as there are any */
  present: string[];
  now: Position | null;
}

/** What everybody may know of a table. */
export interface Offer {
  table: string;
  /** without the texts of cards and maps */
  setting: Setting;
  /** the options that hold such a text */
  own: string[];
  status: "waiting" | "playing" | "over";
  seats: Sitter[];
  created: number;
}

export interface OfferDraw {
  type: "draw";
  id: number;
}

export interface OnceForAll {
  text: string;
  /** in notation: what is sent */
  choice: string;
  /** and what, when the same is asked again; "" if it is not */
  again: string;
}

/** What one connection may send: so many messages at once, and so many a second. */
export interface Pace {
  burst: number;
  a_second: number;
}

/** The reply has the time of the server's clock. */
export interface Ping {
  type: "ping";
  id: number;
}

/** How things stand, for one audience. What is not required comes with the first deal. */
export interface Position {
  status: "waiting" | "playing" | "over";
  seats: Sitter[];
  /** of the dealer, once all have sat down */
  commitment: string;
  request: Asked | null;
  clock: Time;
  /** the table where it goes on, or "" */
  rematch: string;
  /** all that this audience may know; its form is the game's */
  view?: Record<string, unknown>;
  /** what a guess needs besides, for whoever asked for it in the hello */
  recall?: Record<string, unknown>;
  /** or nobody */
  to_move?: string;
  question?: string;
  choices?: Choice[];
  shortcut?: Shortcut | null;
  ahead?: Ahead[];
  at_once?: AtOnce | null;
  /** the only answer, if nobody learns anything when it is given at once; else "" */
  by_itself?: string;
  /** the most urgent first */
  threats?: Threat[];
  /** without asking anybody */
  can_undo?: boolean;
  /** whatever this seat wants to take back: it plays against bots alone */
  bots_agree?: boolean;
  /** has it done so, though something was learnt? Then the game does not count */
  taken_back?: boolean;
  /** how many events still hold */
  event_count?: number;
  result?: Result | null;
}

/** `at` is as for a chat. */
export interface React {
  type: "react";
  id: number;
  at?: number | null;
  reaction: string;
}

/** Seats exchanged, with the same keys. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** A command was carried out. */
export interface Reply {
  type: "reply";
  id: number;
  /** the update that tells of it */
  seq?: number;
  /** rotate */
  key?: string;
  /** rematch */
  table?: string;
  /** ping: of the server's clock */
  time?: number;
}

export interface Resign {
  type: "resign";
  id: number;
}

export interface Result {
  /** 1 has won, 0 is a draw, -1 has lost */
  points: Record<string, number>;
  by: "rules" | "agreed" | "resigned" | "out-of-time";
  /** of a game at a table */
  length?: Length;
}

/** The key is replaced, by one that its holder has made or by one of the server; the reply has it. Who has made it himself still has it if the reply is lost. */
export interface Rotate {
  type: "rotate";
  id: number;
  key?: string | null;
}

/** Choices that can be made one after the other, for who does not care about each. */
export interface Shortcut {
  text: string;
  /** in notation */
  choices: string[];
}

/** A seat, and who sits there. */
export interface Sitter {
  seat: string;
  /** of a person who has sat down */
  name: string;
  /** that answers for the seat now, or "" */
  bot: string;
  /** not a bot of the house */
  person: boolean;
  /** for whoever comes */
  free: boolean;
  /** it has been given */
  nonce: boolean;
}

/** A state of the board that may soon decide the game, as this audience sees it. */
export interface Threat {
  /** for whom it is good, or nobody */
  seat: string;
  /** the things on which it is seen, as the game's client marks them */
  marks: string[];
  text: string;
}

/** In milliseconds; `left` is empty without a clock, and was true at `since`, from which it runs for `asked`. */
export interface Time {
  left: Record<string, number>;
  /** or nobody */
  asked: string;
  since: number;
}

/** With `at` it is for the choice that its sender has seen last, and for no other if it comes twice. */
export interface Undo {
  type: "undo";
  id: number;
  at?: number | null;
}

/** One thing that was done at the table; all get one for each, with the same number. */
export interface Update {
  seq: number;
  /** when, in milliseconds since 1970 */
  at: number;
  kind: "created" | "seated" | "nonce" | "choice" | "undo" | "asked" | "agreed" | "denied" | "drawn" | "resigned" | "flagged" | "away" | "back" | "chat" | "reaction" | "rotated" | "rematch";
  events: EventMessage[];
  /** whose doing it was */
  seat?: string;
  /** seated: as whom */
  name?: string;
  /** asked: for what */
  request?: "undo" | "draw";
  /** chat */
  text?: string;
  reaction?: "bravo" | "ouch" | "hmm" | "thanks" | "hurry" | "laugh";
  /** rematch: where */
  table?: string;
  /** undo: so many of the events told before still hold */
  kept?: number;
}

/** The answer to a hello. With `story`, everything begins again at `seq`; without, the updates after it follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  /** or watcher */
  seat: string;
  setting: Setting;
  seq: number;
  now: Position;
  pace: Pace;
  story?: EventMessage[];
  /** what was said so far, with the story */
  chats?: Update[];
}

export type Command = GiveNonce | Choose | Undo | OfferDraw | Answer | Resign | Chat | React | Rotate | Rematch | Ping;

export type Message = Welcome | News | Reply | Denial;

export type Status = "waiting" | "playing" | "over";
export type RequestKind = "undo" | "draw";
export type UpdateKind = "created" | "seated" | "nonce" | "choice" | "undo" | "asked" | "agreed" | "denied" | "drawn" | "resigned" | "flagged" | "away" | "back" | "chat" | "reaction" | "rotated" | "rematch";
export type Reaction = "bravo" | "ouch" | "hmm" | "thanks" | "hurry" | "laugh";
export type Level = "1" | "2" | "3" | "4" | "5" | "6";
export type EndedBy = "rules" | "agreed" | "resigned" | "out-of-time";
export type Code = (typeof CODES)[number];

/** Of the protocol. */
export const VERSION = 2;

/** Instead of a seat: whoever only watches. */
export const WATCHER = "watcher";

/** Instead of a seat: nobody is asked. */
export const NOBODY = "nobody";

/** Instead of a seat: chance is asked. */
export const CHANCE = "chance";

/** Those of the house, in the order of the lobby. */
export const GAMES = ["hera-zeus", "olympus", "deukalion"];

/** Of all that is shown. */
export const LANGUAGES = ["en", "de", "it"] as const;

/** How many can play each of them. */
export const MOST_PLAYERS = {"hera-zeus": 2, "olympus": 2, "deukalion": 4};

/** Their names begin so; those of people do not. */
export const BOTS = ["random", "greedy", "search", "search-1", "ismcts", "level"];

/** How strong bots are, and which they are. */
export const LEVELS = {"1": "level:1", "2": "level:2", "3": "level:3", "4": "level:4", "5": "level:5", "6": "level:6"};

/** What can be said with one click. */
export const REACTIONS = ["bravo", "ouch", "hmm", "thanks", "hurry", "laugh"] as const;

/** Why something is refused, if not by the rules of a game. */
export const CODES = [
  "already-asked", "another-game", "at-seat-elsewhere", "away-too-often", "bad-chat", "bad-message",
  "bad-push-keys", "bots-agree-to-nothing", "busy", "denied-before", "endless", "enough",
  "foreign-page", "game-over", "gave-way", "hint-only-against-bots", "key-rotated", "left", "no-chat",
  "no-free-seat", "no-map", "no-push", "no-push-service", "no-such-reaction", "no-such-table",
  "no-watchers", "nonce-twice", "not-all-seated", "not-begun", "not-over", "not-your-turn",
  "nothing-asked", "nothing-to-check", "nothing-to-undo", "only-watching", "other-build",
  "other-version", "our-fault", "quarantined", "said-already", "seat-taken", "server-full",
  "slow-greeting", "store-fails", "table-full", "too-big", "too-hard", "too-late",
  "too-many-connections", "too-many-hints", "too-many-messages", "too-many-parts", "too-many-requests",
  "too-many-tables", "wrong-key",
] as const;

/** Refusals after which coming again does not help. */
export const FINAL = [
  "wrong-key", "key-rotated", "at-seat-elsewhere", "no-such-table", "quarantined", "no-watchers",
  "foreign-page", "bad-message", "other-version", "other-build",
];

/** Why a command is refused that was carried out before. */
export const DONE_BEFORE = [
  "too-late", "not-your-turn", "nonce-twice", "said-already", "already-asked", "denied-before",
  "nothing-asked", "left", "game-over",
];
