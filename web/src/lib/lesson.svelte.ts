/** A lesson: a prepared position, a guide, the real engine behind it. */

import { WATCHER } from "../protocol/messages";
import type { LessonStep } from "../protocol/requests";
import { post as request } from "./api";
import { lessonDone } from "./memory";
import { Scene } from "./scene.svelte";

export class Lesson extends Scene {
  step = $state.raw<LessonStep | null>(null);
  private asked = 0;

  constructor(
    game: string,
    readonly lesson: number,
  ) {
    super();
    this.setting = { game };
    void this.fetchGame();
    void this.start();
  }

  async start(): Promise<void> {
    await this.post([], true).catch((error: unknown) => this.complain(error));
  }

  protected override async send(choice: string): Promise<void> {
    await this.post([...(this.step?.taken ?? []), choice], false);
  }

  protected override undo(): void {
    this.post((this.step?.taken ?? []).slice(0, -1), true).catch((error: unknown) => this.complain(error));
  }

  private async post(choices: string[], anew: boolean): Promise<void> {
    const asked = ++this.asked;
    const step = await request<LessonStep>(`/api/lessons/${this.game}/${this.lesson}`, { choices });
    if (asked !== this.asked) return; // it was begun anew, or stepped back from, meanwhile
    const { now, events } = step;
    const seat = String(now.view?.seat ?? WATCHER);
    this.step = step;
    this.seat = seat;
    if (step.done) lessonDone(this.game, this.lesson);
    if (anew || !this.now) this.begin(now, []);
    else if (step.again) this.stand(now);
    else this.tell({ updates: [{ seq: 0, at: 0, kind: "choice", seat, events }], now });
  }
}
