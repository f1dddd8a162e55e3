import { makeAutoObservable, observableRef } from "mobx";
import type { Category } from "../../contract/catalogue/categories";
import { type Suggestions, search } from "../../contract/catalogue/search";
import type { Clock } from "../../kernel/clock/Clock";
import type { ApiClient } from "../../kernel/http/ApiClient";
import { type RecentEntries, type TileMaker, visibleCategories } from "../catalogue";
import { recentRows, type SuggestionRow, suggestionRows } from "./suggestionRows";

/** So long after the last letter it is asked. */
export const DEBOUNCE_MS = 200;
const SIZE = 6;
/** Answers kept, so that deleting a letter makes no call. */
const KEPT = 40;

/** What the search box suggests while a shopper types: the newest text's answer, whatever order answers come in. */
export class SuggestionStore {
  text = "";
  /** The last answer; it stays while the next one is on its way. */
  private answer: Suggestions | undefined;
  private active = -1;
  private turn = 0;
  private request: AbortController | undefined;
  private readonly kept = new Map<string, Suggestions>();

  constructor(
    private readonly api: ApiClient,
    private readonly clock: Pick<Clock, "sleep">,
    private readonly tileMaker: Pick<TileMaker, "tiles">,
    private readonly categories: { readonly data: Category[] | undefined },
    private readonly recent: RecentEntries,
  ) {
    makeAutoObservable<
      this,
      "api" | "clock" | "tileMaker" | "categories" | "recent" | "answer" | "turn" | "request" | "kept"
    >(this, {
      api: false,
      clock: false,
      tileMaker: false,
      categories: false,
      recent: false,
      turn: false,
      request: false,
      kept: false,
      answer: observableRef,
    });
  }

  get query(): string {
    return this.text.trim();
  }

  /** Everything that the arrows go through, in order. */
  get rows(): SuggestionRow[] {
    if (this.query === "") return recentRows(this.recent.entries, visibleCategories(this.categories.data ?? []));
    return suggestionRows(this.query, this.answer, (products) => this.tileMaker.tiles(products));
  }

  get activeRow(): SuggestionRow | undefined {
    return this.rows[this.active];
  }

  get hasRecent(): boolean {
    return this.query === "" && this.recent.entries.length > 0;
  }

  /** Asks once the shopper rests; what was asked for before is given up. Never rejects. */
  async type(text: string): Promise<void> {
    this.text = text;
    this.active = -1;
    this.turn += 1;
    const { turn, query } = this;
    this.request?.abort();
    if (query === "") {
      this.answer = undefined;
      return;
    }
    const known = this.kept.get(query.toLowerCase());
    if (known !== undefined) {
      this.answer = known;
      return;
    }
    await this.clock.sleep(DEBOUNCE_MS);
    if (turn !== this.turn) return;
    const request = new AbortController();
    this.request = request;
    try {
      const answer = await this.api.call(search.suggest, { query: { query, size: SIZE }, signal: request.signal });
      // A transport may not know how to abort: an answer to an older text is thrown away all the same.
      if (turn === this.turn) this.keep(query, answer);
    } catch {
      // No suggestions are no failure: Enter still searches.
      if (turn === this.turn) this.forget();
    }
  }

  /** One row down or up, round the end, by way of none at all: the text itself. */
  move(by: 1 | -1): void {
    const places = this.rows.length + 1;
    this.active = ((this.active + 1 + by + places) % places) - 1;
  }

  point(index: number): void {
    this.active = index;
  }

  /** Nothing is chosen and nothing is waited for any more; what was found stays. */
  rest(): void {
    this.active = -1;
    this.turn += 1;
    this.request?.abort();
  }

  remember(query: string): void {
    this.recent.add(query);
  }

  clearRecent(): void {
    this.recent.clear();
    this.active = -1;
  }

  dispose(): void {
    this.rest();
  }

  private keep(query: string, answer: Suggestions): void {
    this.answer = answer;
    if (this.kept.size >= KEPT) this.kept.clear();
    this.kept.set(query.toLowerCase(), answer);
  }

  private forget(): void {
    this.answer = undefined;
  }
}
