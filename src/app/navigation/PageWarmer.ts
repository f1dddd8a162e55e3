import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { matchedRoutes } from "./matchedRoutes";

/** Fetches a page's code and the data of its first screen. Neither ever rejects. */
export class PageWarmer {
  private readonly fetching = new Set<RouteEntry>();
  /** The matches of the last URL: one press asks several times, and matching takes a slow phone 3 ms. */
  private last: { key: string; matches: ReturnType<typeof matchedRoutes> } | undefined;

  constructor(
    private readonly manifests: readonly Feature[],
    private readonly container: Container,
    private readonly basePath: string,
    /** The code of pages that can be rendered at once. */
    private readonly ready: Map<RouteEntry, PageCode>,
  ) {}

  /** True when the page's code is loaded. */
  has(url: URL): boolean {
    return this.matches(url).every(({ route }) => this.ready.has(route));
  }

  /** Loads the page's code once; a failed load is tried again at the next call. */
  async code(url: URL): Promise<void> {
    await Promise.all(
      this.matches(url).map(async ({ route }) => {
        if (this.ready.has(route) || this.fetching.has(route)) return;
        this.fetching.add(route);
        await route.load().then(
          (code) => this.ready.set(route, code),
          () => {},
        );
        this.fetching.delete(route);
      }),
    );
  }

  async data(url: URL): Promise<void> {
    const { container } = this;
    const asked = this.matches(url).map(({ route, params }) => route.prefetch?.({ container, params, url }));
    await Promise.allSettled(asked);
  }

  /** A guest who follows a link to a protected page gets the login page (spec 2.1). */
  private matches(url: URL) {
    const { isLoggedIn } = this.container.get(SessionStore);
    const key = `${isLoggedIn} ${url.href}`;
    if (this.last?.key !== key) this.last = { key, matches: this.match(url, isLoggedIn) };
    return this.last.matches;
  }

  private match(url: URL, isLoggedIn: boolean) {
    const matches = matchedRoutes(this.manifests, url, this.basePath);
    if (isLoggedIn || matches.every(({ route }) => route.access !== "login")) return matches;
    return matchedRoutes(this.manifests, new URL(`${this.basePath}/login`, url), this.basePath);
  }
}
