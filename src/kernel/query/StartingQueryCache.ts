import type { DehydratedState, QueryKey } from "@tanstack/query-core";
import { createAtom } from "mobx";
import type { Clock } from "../clock/Clock";
import { NetworkError } from "../http/errors";
import type { CoreQueryCache } from "./CoreQueryCache";
import { CUSTOMER_KEY } from "./customerKey";
import { hashOf } from "./hashOf";
import type { ObservableQuery } from "./ObservableQuery.types";
import type { Query } from "./Query.types";
import type { QueryCache } from "./QueryCache";
import { receiveQueries, type SentQuery } from "./receiveQueries";
import { type Starting, StartingQuery } from "./StartingQuery";

interface Answer {
  key: QueryKey;
  data: unknown;
  error: Error | null;
  /** In ms since 1970. */
  at: number;
  /** The host's answer in the core's form; undefined for an answer that `set` stored. */
  sent?: SentQuery;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 1_000;

/**
 * The query cache while a page starts. It holds the answers that the host sent with the page. TanStack Query's core loads
 * once the first screen can be used, or when a query without an answer is needed, and then takes over (ADR 4, 9).
 */
export class StartingQueryCache implements QueryCache, Starting {
  // Only `StartingQuery` observes this. If `observe` read it, a screen would render again when the core is loaded.
  readonly changes = createAtom("StartingQueryCache");
  core: CoreQueryCache | undefined;
  private readonly answers = new Map<string, Answer>();
  /** The reason why the core could not be loaded. */
  private failure: Error | null = null;
  private completing: Promise<CoreQueryCache> | undefined;

  constructor(
    private readonly load: () => Promise<CoreQueryCache>,
    private readonly clock: Clock,
  ) {}

  /** Loads the core. @throws NetworkError when it does not load */
  complete(): Promise<CoreQueryCache> {
    this.completing ??= this.handOver();
    return this.completing;
  }

  tryToComplete(): Promise<CoreQueryCache | undefined> {
    return this.complete().catch(() => undefined);
  }

  retry(): Promise<CoreQueryCache | undefined> {
    this.failure = null;
    this.changes.reportChanged();
    return this.tryToComplete();
  }

  hydrate(state: DehydratedState): void {
    const queries = receiveQueries(state);
    if (this.core) this.core.takeOver(queries);
    else {
      for (const sent of queries) {
        const { data, error, dataUpdatedAt: at } = sent.state;
        this.answers.set(sent.queryHash, { key: sent.queryKey, data, error, at, sent });
      }
      this.changes.reportChanged();
    }
  }

  observe<T>(query: () => Query<T>): ObservableQuery<T> {
    return this.core?.observe(query) ?? new StartingQuery(this, query);
  }

  async fetch<T>(query: Query<T>): Promise<T> {
    const { data, at } = this.answerTo<T>(query.key);
    if (!this.core && data !== undefined && Date.now() - at < (query.staleTime ?? 0)) return data;
    return (await this.complete()).fetch(query);
  }

  async refresh<T>(query: Query<T>): Promise<T> {
    return (await this.complete()).refresh(query);
  }

  async prefetch<T>(query: Query<T>): Promise<void> {
    await (await this.tryToComplete())?.prefetch(query);
  }

  get<T>(key: QueryKey): T | undefined {
    return this.core ? this.core.get<T>(key) : this.answerTo<T>(key).data;
  }

  set<T>(key: QueryKey, value: T, at = Date.now()): void {
    if (this.core) this.core.set(key, value, at);
    else {
      this.answers.set(hashOf(key), { key, data: value, error: null, at });
      this.changes.reportChanged();
    }
  }

  under<T>(key: QueryKey): { data: T; at: number }[] {
    if (this.core) return this.core.under<T>(key);
    const start = hashOf(key).slice(0, -1);
    const found = [...this.answers].filter(([hash]) => hash === `${start}]` || hash.startsWith(`${start},`));
    return found.flatMap(([, { data, at }]) => (data === undefined ? [] : [{ data: data as T, at }]));
  }

  async invalidate(key: QueryKey): Promise<void> {
    await (await this.tryToComplete())?.invalidate(key);
  }

  async refetchStale(): Promise<void> {
    await (await this.tryToComplete())?.refetchStale();
  }

  forgetCustomer(): void {
    if (this.core) this.core.forgetCustomer();
    else for (const [hash, { key }] of this.answers) if (key[0] === CUSTOMER_KEY) this.answers.delete(hash);
  }

  answerTo<T>(key: QueryKey): { data: T | undefined; error: Error | null; at: number } {
    const { data, error, at } = this.answers.get(hashOf(key)) ?? { data: undefined, error: this.failure, at: 0 };
    return { data: data as T | undefined, error, at };
  }

  private async handOver(): Promise<CoreQueryCache> {
    try {
      const core = await this.loadPatiently();
      const answers = [...this.answers.values()];
      core.takeOver(answers.flatMap(({ sent }) => sent ?? []));
      for (const { key, data, at, sent } of answers) if (!sent) core.set(key, data, at);
      core.start();
      this.core = core;
      this.answers.clear();
      this.changes.reportChanged();
      return core;
    } catch {
      this.completing = undefined;
      this.failure = new NetworkError();
      this.changes.reportChanged();
      globalThis.addEventListener?.("online", () => void this.retry(), { once: true });
      throw this.failure;
    }
  }

  private async loadPatiently(): Promise<CoreQueryCache> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.load();
      } catch (error) {
        if (tries === RETRIES) throw error;
        await this.clock.sleep(FIRST_WAIT_MS * 2 ** tries);
      }
    }
  }
}
