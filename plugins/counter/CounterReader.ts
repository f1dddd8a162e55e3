import { type CounterOrders, type CounterPage, type CounterStage, counter } from "#contract/counter.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";

const PATIENCE_MS = 10_000;

export interface FurtherPage {
  stage: CounterStage;
  /** The last order of the page before. */
  after: string;
  page: CounterPage;
}

export interface Reading {
  answer: CounterOrders;
  /** With a whole answer: the further pages that were read before it. */
  pages: FurtherPage[];
}

/** Reads the orders from the platform, and remembers what this screen has read. */
export class CounterReader {
  private version: string | undefined;
  /** How many further pages of each stage somebody has asked for. */
  private readonly pages = new Map<CounterStage, number>();

  constructor(private readonly api: Pick<ApiClient, "call">) {}

  /** The next answer will be whole. */
  readAnew(): void {
    this.version = undefined;
  }

  forget(): void {
    this.version = undefined;
    this.pages.clear();
  }

  /** Reads what changed since the last accepted answer. */
  async read(bearer: string): Promise<Reading> {
    const query = this.version === undefined ? {} : { known: this.version };
    const answer = await this.api.call(counter.orders, { query, bearer, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { answer, pages: answer.isWhole ? await this.again(bearer, answer) : [] };
  }

  accept({ version }: CounterOrders): void {
    this.version = version;
  }

  async more(bearer: string, stage: CounterStage, after: string): Promise<FurtherPage> {
    const page = await this.page(bearer, stage, after);
    this.pages.set(stage, (this.pages.get(stage) ?? 0) + 1);
    return { stage, after, page };
  }

  find(bearer: string, number: string): Promise<Pick<CounterPage, "rows" | "total">> {
    return this.api.call(counter.find, { query: { number }, bearer, signal: AbortSignal.timeout(PATIENCE_MS) });
  }

  /** After a whole answer, reads again the further pages that somebody has asked for, so that no card disappears. */
  private async again(bearer: string, { next }: CounterOrders): Promise<FurtherPage[]> {
    const read: FurtherPage[] = [];
    for (const [stage, pages] of this.pages) {
      let after = next[stage];
      for (let count = 0; count < pages && after !== undefined; count += 1) {
        const page: CounterPage = await this.page(bearer, stage, after);
        read.push({ stage, after, page });
        after = page.next;
      }
    }
    return read;
  }

  private page(bearer: string, stage: CounterStage, after: string): Promise<CounterPage> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return this.api.call(counter.stage, { params: { stage }, query: { after }, bearer, signal });
  }
}
