/** The review of a finished game, asked for piece by piece; what is there is shown. */

import type { Reviewed, ReviewPart } from "../protocol/requests";
import { get, post } from "./api";
import type { Seat } from "../games/game";

export class Review {
  nodes = $state.raw<Reviewed[]>([]);
  /** So many choices have been looked at, of so many; 0 before anything is known. */
  done = $state(0);
  total = $state(0);
  result = $state.raw<Record<Seat, number>>({});
  failed = $state(false);
  /** In which language it is told. */
  private language = "";
  private wanted = 0;

  constructor(private readonly source: { table: string; key: string } | { record: string }) {}

  get complete(): boolean {
    return this.total > 0 && this.done >= this.total;
  }

  /** Begin, or go on after a failure; begin anew in another language. */
  begin(language: string): void {
    if (language !== this.language) {
      this.language = language;
      this.done = 0;
    } else if (this.complete || (this.wanted > 0 && !this.failed)) return;
    void this.fetch(++this.wanted);
  }

  leave(): void {
    this.wanted++;
  }

  private async fetch(wanted: number): Promise<void> {
    this.failed = false;
    try {
      let from: number | null = this.done;
      while (from !== null) {
        const part: ReviewPart = await this.part(from);
        if (wanted !== this.wanted) return;
        this.nodes = from === 0 ? part.nodes : [...this.nodes, ...part.nodes];
        [this.total, this.result] = [part.total, part.result];
        this.done = part.next ?? part.total;
        from = part.next;
      }
    } catch {
      if (wanted === this.wanted) this.failed = true;
    }
  }

  private part(from: number): Promise<ReviewPart> {
    const { source } = this;
    return "table" in source
      ? get<ReviewPart>(`/api/tables/${source.table}/review?from=${from}`, source.key)
      : post<ReviewPart>("/api/review", { ...source, from });
  }
}
