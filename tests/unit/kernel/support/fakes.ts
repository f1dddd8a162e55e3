import type { Clock } from "#kernel/clock/Clock.ts";
import type { HttpTransport, TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";

export const STORE = { identifier: "fresh-basket", isDomain: false, basePath: "/fresh-basket" };

/** Answers every request with one function, and records the requests. What the function throws, `send` rejects with. */
export class FakeTransport implements HttpTransport {
  readonly sent: TransportRequest[] = [];
  constructor(
    public answer: (request: TransportRequest) => Partial<TransportResponse> | Promise<Partial<TransportResponse>>,
  ) {}

  async send(request: TransportRequest): Promise<TransportResponse> {
    this.sent.push(request);
    return { status: 200, headers: {}, body: {}, ...(await this.answer(request)) };
  }

  get last(): TransportRequest {
    const last = this.sent.at(-1);
    if (last === undefined) throw new Error("Nothing was sent.");
    return last;
  }
}

/** Stands still until a test lets time pass; then sleepers wake and callbacks run in order. */
export class FakeClock implements Clock {
  private time = Date.parse("2026-01-31T10:00:00Z");
  private readonly waiting: { at: number; every?: number; ring: () => void }[] = [];

  now(): Date {
    return new Date(this.time);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.waiting.push({ at: this.time + ms, ring: resolve }));
  }

  every(ms: number, callback: () => void): () => void {
    const entry = { at: this.time + ms, every: ms, ring: callback };
    this.waiting.push(entry);
    return () => {
      const index = this.waiting.indexOf(entry);
      if (index >= 0) this.waiting.splice(index, 1);
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      if (next.every === undefined) this.waiting.splice(this.waiting.indexOf(next), 1);
      else next.at += next.every;
      next.ring();
    }
    this.time = end;
    await settled();
  }
}

/** Resolves when everything that was due has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** One browser's storage for several tabs: a change is reported to the other tabs, not to the one that made it. */
export class SharedStorage {
  private readonly items = new Map<string, string>();
  private readonly listeners = new Set<{ tab: KeyValueStorage; key: string; callback: () => void }>();

  tab(): KeyValueStorage {
    const tab: KeyValueStorage = {
      getItem: (key) => this.items.get(key) ?? null,
      setItem: (key, value) => {
        if (this.items.get(key) === value) return;
        this.items.set(key, value);
        this.tellOthers(tab, key);
      },
      removeItem: (key) => {
        if (this.items.delete(key)) this.tellOthers(tab, key);
      },
      onForeignChange: (key, callback) => {
        const listener = { tab, key, callback };
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
    };
    return tab;
  }

  get(key: string): string | undefined {
    return this.items.get(key);
  }

  set(key: string, value: string): void {
    this.items.set(key, value);
  }

  private tellOthers(author: KeyValueStorage, key: string): void {
    // Later, in a separate task, as a browser does.
    setTimeout(() => {
      for (const listener of this.listeners) if (listener.tab !== author && listener.key === key) listener.callback();
    });
  }
}
