import { SessionStore } from "../../domain/session";
import type { Container } from "../../kernel/container/Container";
import type { Feature, PageCode, RouteEntry } from "../../kernel/plugin/Feature.types";
import { matchedRoutes } from "./matchedRoutes";

/** Fetches what a page of this store is made of: its code and its first data. Neither ever rejects. */
export class PageWarmer {
  private readonly fetching = new Set<RouteEntry>();
  /** The page that was asked about last: a press asks several times, and a slow phone matches for 3 ms. */
  private last: { key: string; matches: ReturnType<typeof matchedRoutes> } | undefined;

  constructor(
    private readonly manifests: readonly Feature[],
    private readonly container: Container,
    private readonly basePath: string,
    /** What is drawn at once when it is opened. */
    private readonly ready: Map<RouteEntry, PageCode>,
  ) {}

  /** Its code is here. */
  has(url: URL): boolean {
    return this.matches(url).every(({ route }) => this.ready.has(route));
  }

  /** Once a page; a failure is tried again at the next sign that the page is wanted. */
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

  /** A guest who follows a link to a protected page meets the login (spec 2.1). */
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
