/** A puzzle: a position of a game that was played, one answer, the real engine behind it. */

import { NOBODY, WATCHER, type Position, type Setting } from "../protocol/messages";
import type { PuzzleAnswer, PuzzleInfo } from "../protocol/requests";
import { get, post } from "./api";
import { puzzleSolved } from "./memory";
import { Scene } from "./scene.svelte";
import { sound } from "./sound";

export class Puzzle extends Scene {
  info = $state.raw<PuzzleInfo | null>(null);
  /** What was said of the last answer. */
  told = $state.raw<PuzzleAnswer | null>(null);
  /** Is the answer known? */
  done = $derived(this.told !== null && this.told.answer !== "");
  private gaveUp = false;

  constructor(
    game: string,
    readonly puzzle: string,
  ) {
    super();
    this.setting = { game };
    void this.fetchGame();
    void this.start();
  }

  async start(): Promise<void> {
    try {
      const info = await get<PuzzleInfo>(this.path);
      this.setting = info.setting as Setting;
      this.seat = String(info.now.view?.seat ?? WATCHER);
      this.told = null;
      this.gaveUp = false;
      this.info = info;
      this.begin(info.now, info.events);
    } catch (error) {
      this.complain(error);
    }
  }

  /** The answer, and why it is. */
  async giveUp(): Promise<void> {
    this.gaveUp = true;
    await this.ask("").catch((error: unknown) => this.complain(error));
  }

  protected override send(choice: string): Promise<void> {
    return this.ask(choice);
  }
  protected override undo(): void {}

  private get path(): string {
    return `/api/puzzles/${this.game}/${this.puzzle}`;
  }

  private async ask(choice: string): Promise<void> {
    const now = this.info?.now;
    if (!now) return;
    const told = await post<PuzzleAnswer>(this.path, { choice });
    this.told = told;
    if (told.solved && !this.gaveUp) puzzleSolved(this.game, this.puzzle);
    if (choice) sound(told.solved ? "victory" : "wrong");
    this.stand(told.solved ? over(now) : now);
  }
}

/** The same, and nobody is asked any more. */
const over = (now: Position): Position => ({ ...now, to_move: NOBODY, choices: [] });
