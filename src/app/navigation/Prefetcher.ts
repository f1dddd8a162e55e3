import type { PageWarmer } from "./PageWarmer";

/** Pages in view that are on their way at one time, and those of one look at the screen. */
const AT_ONCE = 2;
const AT_A_LOOK = 4;
/** For how long a page counts as warm; the query cache knows better, and asks only for what is stale. */
const WARM_MS = 60_000;

/** Decides what is fetched before it is asked for: a page that is meant at once, a few of those that are seen. */
export class Prefetcher {
  private readonly warmedAt = new Map<string, number>();
  private waiting: URL[] = [];
  private running = 0;

  constructor(
    private readonly pages: Pick<PageWarmer, "has" | "code" | "data">,
    private readonly mayFetch: () => boolean,
    private readonly now: () => number,
  ) {}

  /** The pointer rests on its link, a finger is on it, or the focus. */
  mean(url: URL): void {
    if (!this.mayFetch()) return;
    void this.pages.code(url);
    if (this.isDue(url)) void this.pages.data(url);
  }

  /** Nobody has shown himself yet: the code of the next page alone, some KiB, so that the first click finds it. */
  foresee(urls: readonly URL[]): void {
    const next = urls.find((url) => !this.pages.has(url));
    if (next && this.mayFetch()) void this.pages.code(next);
  }

  /** Their links are on screen now. What was seen before and has not begun is forgotten: the shopper has moved on. */
  see(urls: readonly URL[]): void {
    this.waiting = this.mayFetch() ? urls.filter((url) => !this.isWarm(url)).slice(0, AT_A_LOOK) : [];
    while (this.running < AT_ONCE && this.waiting.length > 0) void this.work();
  }

  stop(): void {
    this.waiting = [];
  }

  private async work(): Promise<void> {
    this.running += 1;
    for (let url = this.waiting.shift(); url !== undefined; url = this.waiting.shift()) {
      await this.pages.code(url);
      if (this.isDue(url)) await this.pages.data(url);
    }
    this.running -= 1;
  }

  private isWarm({ href }: URL): boolean {
    const at = this.warmedAt.get(href);
    return at !== undefined && this.now() - at < WARM_MS;
  }

  private isDue(url: URL): boolean {
    if (this.isWarm(url)) return false;
    for (const [href, at] of this.warmedAt) if (this.now() - at >= WARM_MS) this.warmedAt.delete(href);
    this.warmedAt.set(url.href, this.now());
    return true;
  }
}
