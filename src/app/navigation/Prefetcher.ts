import type { PageWarmer } from "./PageWarmer";

/** How many pages with visible links are fetched at a time. */
const AT_ONCE = 2;
const AT_A_LOOK = 4;
/** How long a page counts as prefetched. After that the query cache is asked again, which fetches only stale data. */
const WARM_MS = 60_000;

/**
 * Decides which pages are fetched in advance: at once the page that the shopper points at, and a few of those with visible
 * links.
 */
export class Prefetcher {
  private readonly warmedAt = new Map<string, number>();
  private waiting: URL[] = [];
  private running = 0;

  constructor(
    private readonly pages: Pick<PageWarmer, "has" | "code" | "data">,
    private readonly mayFetch: () => boolean,
    private readonly now: () => number,
  ) {}

  /** The pointer rests on the link, a finger presses it, or it has the focus. */
  prefetchIntended(url: URL): void {
    if (!this.mayFetch()) return;
    void this.pages.code(url);
    if (this.isDue(url)) void this.pages.data(url);
  }

  /**
   * Before the first input: loads only the code of the first linked page, some KiB, so that the first click finds it
   * loaded.
   */
  loadNextCode(urls: readonly URL[]): void {
    const next = urls.find((url) => !this.pages.has(url));
    if (next && this.mayFetch()) void this.pages.code(next);
  }

  /**
   * Called with the links that are on screen now. Links from earlier calls that still wait are dropped, because the shopper
   * has scrolled on.
   */
  prefetchVisible(urls: readonly URL[]): void {
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
