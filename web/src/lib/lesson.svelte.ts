/** A lesson: a prepared position, a guide, the real engine behind it. */

import type { Update } from "../said/protocol";
import type { LessonStep } from "../said/requests";
import { post as request } from "./api";
import { lessonDone } from "./memory";
import { Scene } from "./scene.svelte";

export class Lesson extends Scene {
  step = $state.raw<LessonStep | null>(null);

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
    const step = await request<LessonStep>(`/api/lessons/${this.game}/${this.lesson}`, { choices });
    this.step = step;
    this.seat = Number(step.now.view?.seat ?? 0);
    if (step.done) lessonDone(this.game, this.lesson);
    const now = { ...step.now, can_undo: step.taken.length > 0 };
    if (anew || !this.now) this.begin(now, []);
    else if (step.again) {
      this.latest = now;
      this.put(now);
    } else this.tell({ updates: byActor(step), now });
  }
}

/** Its events as updates: first what the learner chose, then what others did. */
function byActor(step: LessonStep): Update[] {
  const seat = Number(step.now.view?.seat ?? 0);
  return [{ seq: 0, at: 0, kind: "choice", seat, events: step.events }];
}
