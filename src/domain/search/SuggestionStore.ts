import { makeAutoObservable, observableRef } from "mobx";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Suggestions } from "#contract/catalogue/search.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { type RecentEntries, type TileMaker, visibleCategories } from "../catalogue";
import { recentRows, type SuggestionRow, suggestionRows } from "./suggestionRows";
import { suggestionsQuery } from "./suggestionsQuery";

/** How long after the last key the platform is asked. */
export const DEBOUNCE_MS = 200;

/** What the search box suggests while a shopper types: the answer to the newest text, in whatever order answers arrive. */
export class SuggestionStore {
  text = "";
  /** The shown answer; it stays until the next one arrives. */
  private answer: Suggestions | undefined;
  private active = -1;
  #turn = 0;
  #request: AbortController | undefined;
  readonly #api: ApiClient;
  readonly #queries: Pick<QueryCache, "get" | "fetch">;
  readonly #clock: Pick<Clock, "sleep">;
  readonly #tileMaker: Pick<TileMaker, "tiles">;
  readonly #categories: { readonly data: Category[] | undefined };
  readonly #recent: RecentEntries;

  constructor(
    api: ApiClient,
    queries: Pick<QueryCache, "get" | "fetch">,
    clock: Pick<Clock, "sleep">,
    tileMaker: Pick<TileMaker, "tiles">,
    categories: { readonly data: Category[] | undefined },
    recent: RecentEntries,
  ) {
    this.#api = api;
    this.#queries = queries;
    this.#clock = clock;
    this.#tileMaker = tileMaker;
    this.#categories = categories;
    this.#recent = recent;
    makeAutoObservable<this, "answer">(this, { answer: observableRef });
  }

  get query(): string {
    return this.text.trim();
  }

  /** All rows that the arrow keys go through, in order. */
  get rows(): SuggestionRow[] {
    if (this.query === "") return recentRows(this.#recent.entries, visibleCategories(this.#categories.data ?? []));
    return suggestionRows(this.query, this.answer, (products) => this.#tileMaker.tiles(products));
  }

  get activeRow(): SuggestionRow | undefined {
    return this.rows[this.active];
  }

  get hasRecent(): boolean {
    return this.query === "" && this.#recent.entries.length > 0;
  }

  /** Asks the platform once the shopper stops typing, and aborts an earlier call. Never rejects. */
  async type(text: string): Promise<void> {
    this.text = text;
    this.active = -1;
    this.#turn += 1;
    const { query } = this;
    const turn = this.#turn;
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const asked = suggestionsQuery(this.#api, query, request.signal);
    const known = query === "" ? undefined : this.#queries.get<Suggestions>(asked.key);
    if (query === "" || known !== undefined) return this.show(known);
    await this.#clock.sleep(DEBOUNCE_MS);
    if (turn !== this.#turn) return;
    // A failure is not shown: Enter still searches.
    const answer = await this.#queries.fetch(asked).catch(() => undefined);
    // Not every transport can abort, so an answer to an older text is ignored too.
    if (turn === this.#turn) this.show(answer);
  }

  /** Moves the choice one row down or up. Between the last row and the first no row is chosen, and the text itself is. */
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
    this.#turn += 1;
    this.#request?.abort();
  }

  remember(query: string): void {
    this.#recent.add(query);
  }

  clearRecent(): void {
    this.#recent.clear();
    this.active = -1;
  }

  dispose(): void {
    this.rest();
  }

  private show(answer: Suggestions | undefined): void {
    this.answer = answer;
  }
}
