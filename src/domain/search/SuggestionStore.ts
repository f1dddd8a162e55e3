import { makeAutoObservable, observableRef } from "mobx";
import type { Category } from "#contract/catalogue/categories.ts";
import { type Suggestions, search } from "#contract/catalogue/search.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { type RecentEntries, type TileMaker, visibleCategories } from "../catalogue";
import { recentRows, type SuggestionRow, suggestionRows } from "./suggestionRows";

/** How long after the last key the platform is asked. */
export const DEBOUNCE_MS = 200;
const SIZE = 6;
/** How many answers are kept, so that deleting a letter makes no call. `lru-cache` would be 5 KiB more in the browser. */
const KEPT = 40;

/** What the search box suggests while a shopper types: always the answer to the newest text, in whatever order answers come. */
export class SuggestionStore {
  text = "";
  /** The last answer; it stays until the next one comes. */
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

  /** All rows that the arrow keys go through, in order. */
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

  /** Asks the platform once the shopper stops typing, and aborts an earlier call. Never rejects. */
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
      // A transport may not be able to abort, so an answer to an older text is ignored as well.
      if (turn === this.turn) this.keep(query, answer);
    } catch {
      // A failure is not shown: Enter still searches.
      if (turn === this.turn) this.forget();
    }
  }

  /** Moves the choice one row down or up. Between the last row and the first lies the text itself, with no row chosen. */
  move(by: 1 | -1): void {
    const places = this.rows.length + 1;
    this.active = ((this.active + 1 + by + places) % places) - 1;
  }

  point(index: number): void {
    this.active = index;
  }

  /** Unselects the row and aborts the running call; the rows found stay. */
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
