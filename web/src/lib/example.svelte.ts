/** An example to a clause: a board before a choice and after it. Nobody can choose anything there. */

import { NOBODY, type Position, type Setting } from "../protocol/messages";
import type { Box, Example as Told } from "../protocol/requests";
import { Scene } from "./scene.svelte";

export class Example extends Scene {
  after = $state(false);

  constructor(
    private readonly told: Told,
    private readonly box: Box,
  ) {
    super();
    const { setting, frames } = told;
    this.setting = setting as Setting;
    this.seat = String(frames[0]!.view.seat);
    void this.fetchGame();
    this.begin(this.position(0), []);
  }

  protected override async fetchBox(): Promise<Box> {
    return this.box;
  }
  protected override async send(): Promise<void> {}
  protected override undo(): void {}

  /** What happens, or back to where it began. */
  turn(): void {
    this.after = !this.after;
    if (!this.after) return this.begin(this.position(0), []);
    const { events } = this.told.frames[1]!;
    this.tell({ updates: [{ seq: 1, at: 0, kind: "choice", seat: this.seat, events }], now: this.position(1) });
  }

  private position(at: 0 | 1): Position {
    const frame = this.told.frames[at]!;
    return {
      status: "over",
      seats: this.told.seats.map((seat) => ({ seat, name: "", bot: "", person: true, free: false, nonce: true })),
      commitment: "",
      request: null,
      clock: { left: {}, asked: NOBODY, since: 0 },
      rematch: "",
      view: frame.view,
      to_move: NOBODY,
      question: "",
      choices: [],
      can_undo: false,
    };
  }
}
