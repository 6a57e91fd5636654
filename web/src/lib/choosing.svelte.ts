/** What can be chosen, and how it is: clicks on things, drags, menus, shortcuts; one choice after the other. */

import type { Choice, Mark, Play } from "../games/game";
import type { Ahead, Code, OnceForAll, Position, Shortcut } from "../protocol/messages";
import { NOBODY } from "../protocol/messages";
import { Refused } from "./link";
import { thing } from "./motion";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { sound } from "./sound";
import { say } from "./words.svelte";

const TOO_LATE: Code = "too-late";

export abstract class Choosing extends Showing {
  sending = $state(false);
  refusal = $state.raw<{ text: string; clause: string } | null>(null);
  menu = $state.raw<{ mark: Mark; choices: Choice[] } | null>(null);
  /** The thing that was chosen last. */
  chosen: Mark = "";
  /** And when. */
  chosenAt = -Infinity;
  /** The choice that a hint speaks for, in notation. */
  hinted = $state("");
  private picks = $state.raw<{ mark: Mark; question: string }[]>([]);
  /** What is still to be chosen of a drag or a shortcut: notations, then perhaps a thing to be picked. Something that was
      `sent` somewhere stays there, if there is nothing to do. */
  private plan = $state.raw<{ notations: string[]; mark: Mark; question: string; sent: boolean } | null>(null);
  /** An answer that was given once and for all: what to choose when the same is asked again. */
  private standing: { question: string; choice: string } | null = null;
  /** Whoever steps back is not led forward again: nothing is answered by itself until something is chosen. */
  private steppingBack: "no" | "asked" | "done" = "no";

  /** Can something be chosen right now? Not before the board is there: most choices lie on its things. */
  ready = $derived(this.client !== null && this.mine && !this.telling && !this.sending && this.now === this.latest);
  choices = $derived<readonly Choice[]>(this.ready ? (this.now?.choices ?? []) : []);
  /** The question put so that it is answered once. */
  atOnce = $derived(this.ready ? (this.now?.at_once ?? null) : null);
  /** All that can be answered now, as it is offered. */
  answers = $derived<readonly OnceForAll[]>(this.atOnce?.answers ?? this.choices.map((one) => ({ ...one, again: "" })));
  /** What can be answered before it is asked. */
  private early = $derived<readonly Ahead[]>(this.ready ? (this.now?.ahead ?? []) : []);
  placed = $derived.by(() => {
    const open = new Map<Mark, Choice[]>();
    const bar: OnceForAll[] = [];
    for (const answer of this.answers) {
      const mark = this.markOf(answer.choice);
      if (mark === "") bar.push(answer);
      else if (open.has(mark)) open.get(mark)!.push(answer);
      else open.set(mark, [answer]);
    }
    for (const choice of this.early) {
      const mark = this.markOf(choice.choice);
      if (mark === "") bar.push({ ...choice, again: "" });
      else if (!open.has(mark)) open.set(mark, [choice]);
    }
    return { open, bar };
  });
  /** Not while something is shown: it may be what can no longer be taken back. */
  canStepBack = $derived(
    this.seated && !this.telling && this.now === this.latest && (this.now?.can_undo || this.now?.bots_agree) === true,
  );
  shortcut = $derived.by<Shortcut | null>(() => {
    const shortcut = this.now?.shortcut;
    const first = shortcut?.choices[0];
    return shortcut && this.choices.some((choice) => choice.choice === first) ? shortcut : null;
  });
  /** Things chosen already in the action that is not finished yet. */
  protected picked = $derived(
    new Set(this.mine ? [...this.picks.map((pick) => pick.mark), ...(this.plan?.mark ? [this.plan.mark] : [])] : []),
  );

  abstract readonly play: Play;
  /** Send a choice; a refusal is thrown. */
  protected abstract send(notation: string): Promise<void>;
  /** Take the last choice back. */
  protected abstract undo(): void;

  async choose(notation: string, mark: Mark = this.markOf(notation)): Promise<boolean> {
    if (this.sending) return false;
    const early = this.early.find((one) => one.choice === notation);
    if (early) {
      this.begins(early.choices.slice(1), "");
      notation = early.choices[0]!;
    }
    this.steppingBack = "no";
    this.menu = null;
    this.refusal = null;
    this.sending = true;
    const picks = this.picks;
    this.chosen = mark;
    this.chosenAt = performance.now();
    if (mark && this.now) this.picks = [...picks, { mark, question: questionKey(this.now) }];
    sound("choose");
    try {
      await this.send(notation);
      return true;
    } catch (error) {
      this.plan = null;
      this.picks = picks;
      this.complain(error);
      return false;
    } finally {
      this.sending = false;
      this.goOn();
    }
  }

  /** Something is refused: say why. */
  complain(error: unknown): void {
    if (!(error instanceof Refused)) return this.refuse(say("needs-server"));
    if (error.denial.code === TOO_LATE) return; // the position has moved on, and is about to be shown
    this.refuse(error.denial.text || say("not-now"), error.denial.clause);
  }

  stepBack(): void {
    this.plan = null;
    this.standing = null;
    this.menu = null;
    if (this.canStepBack && !this.sending) this.takeBack();
  }

  private takeBack(): void {
    this.steppingBack = "asked";
    this.undo();
  }

  /** An answer, perhaps once and for all. */
  give({ choice, again }: OnceForAll): void {
    if (again && this.now) this.standing = { question: questionKey(this.now), choice: again };
    void this.choose(choice);
  }

  takeShortcut(): void {
    const [first, ...others] = this.shortcut?.choices ?? [];
    if (first === undefined) return;
    this.begins(others, this.plan?.mark ?? "");
    void this.choose(first);
  }

  closeMenu(): void {
    const mark = this.menu?.mark;
    this.menu = null;
    this.plan = null;
    if (mark !== undefined && this.board) thing(this.board, mark)?.focus();
  }

  protected override changed(was: Position | null, now: Position): void {
    if (!this.mine || !now.can_undo) this.picks = [];
    else if (this.picks[0]?.question === questionKey(now)) this.picks = [];
    this.menu = null;
    if (was?.question !== now.question) this.refusal = null;
  }

  protected override tookBack(): void {
    this.picks = this.picks.slice(0, -1);
    if (this.steppingBack === "asked") this.steppingBack = "done";
  }

  protected forgetPicks(): void {
    this.picks = [];
  }

  // --- on the board -------------------------------------------------------------------------------------------------

  protected pick(mark: Mark): void {
    if (this.telling) this.skip();
    if (!this.ready) return this.notNow();
    const choices = this.placed.open.get(mark) ?? [];
    if (choices.length === 1) void this.choose(choices[0]!.choice, mark);
    else if (choices.length > 1) this.menu = { mark, choices };
    else this.want(mark);
  }

  protected drop(from: Mark, to: Mark): void {
    if (this.telling) this.skip();
    if (!this.ready) return this.notNow();
    const { client, now } = this;
    if (!client || !now?.view) return;
    const meant = client.dragged?.(from, to, now.view, this.play);
    const [first, ...others] = meant ?? [];
    const open = this.placed.open;
    if (first !== undefined) {
      this.begins(others, "", true);
      void this.choose(first);
    } else if (open.has(from)) {
      if (zoneOf(from) === zoneOf(to) && (meant || !open.has(to))) return; // put back among its like
      if (meant || client.fits?.(from, to, now.view) === false) return this.refuse(say("not-there"));
      this.begins([], to);
      this.pick(from);
    } else if (open.has(to) && client.fits?.(from, to, now.view) !== false) this.pick(to);
    else this.want(from);
  }

  /** Go on with what was begun by a drag or a shortcut, in the position that followed; or with what needs no thought. */
  override goOn(): void {
    const plan = this.plan;
    if (!plan) return this.answerItself();
    if (!this.ready) {
      if (this.now && this.now === this.latest && !this.mine) this.plan = null;
      return;
    }
    const [next, ...others] = plan.notations;
    if (next !== undefined) {
      this.plan = { ...plan, notations: others };
      if (this.choices.some((choice) => choice.choice === next)) void this.choose(next);
      else this.plan = null;
      if (!this.plan) this.answerItself();
    } else if (plan.mark && this.isAsked(plan.mark)) {
      this.plan = null;
      this.pick(plan.mark);
    } else if (!plan.mark || (this.now && questionKey(this.now) === plan.question)) {
      this.plan = null;
      const rest = plan.sent && this.now?.view ? this.client?.rests?.(this.now.view, this.play) : "";
      if (rest && this.choices.some((choice) => choice.choice === rest)) void this.choose(rest);
      else this.answerItself();
    }
  }

  /** A question that was answered already, or has one answer that tells nobody anything.  What such answers followed is
      taken back with them. */
  private answerItself(): void {
    const { now, standing } = this;
    if (!now || !this.ready || this.waits) return;
    if (standing && questionKey(now) === standing.question) {
      this.standing = null;
      if (this.choices.some((one) => one.choice === standing.choice)) void this.choose(standing.choice);
    } else if (now.by_itself && settings.alone) {
      if (this.steppingBack === "no") {
        this.story.note(this.seat, "did-itself", { text: this.choices[0]?.text ?? "" });
        void this.choose(now.by_itself);
      } else if (this.steppingBack === "done" && this.canStepBack) this.takeBack();
    }
  }

  /** Is something on this thing asked for, and not only possible ahead? */
  private isAsked(mark: Mark): boolean {
    return this.placed.open.get(mark)?.some(({ choice }) => this.choices.some((one) => one.choice === choice)) ?? false;
  }

  private begins(notations: string[], mark: Mark, sent = false): void {
    this.plan = { notations, mark, question: this.now ? questionKey(this.now) : "", sent };
  }

  private markOf(notation: string): Mark {
    const view = this.now?.view;
    if (!this.client || !view) return "";
    try {
      return this.client.mark(notation, view);
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** A thing that cannot be chosen was picked: the server knows why not. */
  private want(mark: Mark): void {
    const view = this.now?.view;
    if (!this.client || !view) return;
    const wanted = this.client.wanted(mark, view);
    const legal = this.choices.find((choice) => choice.choice === wanted);
    if (legal) this.menu = { mark, choices: [legal] };
    else if (wanted) void this.choose(wanted, "");
  }

  private notNow(): void {
    const now = this.now;
    if (!now || this.sending || this.mine || !this.seated || now.status !== "playing") return;
    this.refuse(say("not-your-turn", { name: this.nameOf(now.to_move ?? NOBODY) }));
  }

  private refuse(text: string, clause = ""): void {
    this.refusal = { text, clause };
    sound("wrong");
  }
}

const zoneOf = (mark: Mark) => mark.split(":")[0];

/** Which question it is; its words may count something. */
function questionKey(now: Position): string {
  const key = now.view?.question;
  return typeof key === "string" && key ? key : (now.question ?? "");
}
