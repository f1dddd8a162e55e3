import type { EventEmitter } from "node:events";
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright";

type Method = (...given: never[]) => unknown;

/** Methods whose effect on a context cannot be taken back. */
const LASTING = ["addInitScript", "exposeBinding", "exposeFunction", "emulateMedia", "setExtraHTTPHeaders"];
const LASTING_OF_CLOCKS = ["setFixedTime", "setSystemTime"];
/** These last too, but the next user who wants a clock gets the same context, with the clock set to now. */
const STARTING_CLOCKS = ["install", "pauseAt"];
const EVENTS = ["request", "response", "requestfinished", "requestfailed", "dialog", "popup", "download", "console"];
const reused = new WeakMap<BrowserContext, ReusedContext>();
const STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems";

/**
 * A browser context with one page that one test after another uses. It records what went wrong and what was answered since
 * the present user came.
 */
export class ReusedContext {
  troubles: string[] = [];
  answers: string[] = [];
  /** Each toast that was shown, and when, in ms since 1970; `seeToast` sets `isSeen`. */
  toasts: { text: string; at: number; isSeen: boolean }[] = [];
  /** False once a test did something that the next user would notice. */
  private isReusable = true;
  /** The origins that this user opened. Session storage is cleared in the page, so only one origin can be tidied up. */
  private readonly origins = new Set<string>();
  private readonly ownListeners: Map<string, unknown[]>;

  static of(page: Page): ReusedContext | undefined {
    return reused.get(page.context());
  }

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly hasClock: boolean,
  ) {
    this.ownListeners = new Map(EVENTS.map((name) => [name, this.emitter.listeners(name)]));
  }

  /** @param hasClock whether all its users move the clock */
  static async open(browser: Browser, options: BrowserContextOptions, hasClock: boolean): Promise<ReusedContext> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(30_000);
    const use: { of?: ReusedContext } = {};
    const tell = (words: string) => use.of?.troubles.push(words);
    await context.exposeBinding("haatTrouble", (_source, words: string) => tell(words));
    const note = (words: string) => use.of?.answers.push(`${new Date().toISOString().slice(11, 23)} ${words}`);
    await context.exposeBinding("haatToast", (_source, what: string, text: string) => {
      note(`toast ${what}: ${text}`);
      if (what === "shown") use.of?.toasts.push({ text, at: Date.now(), isSeen: false });
    });
    await context.addInitScript(watch);
    context.on("page", (page) => {
      page.on("console", (message) => message.type() === "error" && tell(`console: ${message.text()}`));
      page.on("pageerror", (error) => tell(`uncaught: ${error.message}`));
      page.on("framenavigated", (frame) => frame.parentFrame() === null && use.of?.noteOrigin(frame.url()));
    });
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith("/assets/") || pathname.startsWith("/media/")) return;
      note(`${response.status()} ${response.request().method()} ${pathname}`);
    });
    // A call that is never answered is reported too.
    context.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) note(`asked ${request.method()} ${pathname}`);
    });
    context.on("requestfailed", (request) => note(`failed ${request.url()}: ${request.failure()?.errorText ?? ""}`));
    const opened = new ReusedContext(context, await context.newPage(), hasClock);
    use.of = opened;
    reused.set(context, opened);
    opened.noticeUse(context, [...LASTING, "route"]);
    opened.noticeUse(opened.page, LASTING);
    opened.noticeUse(context.clock, hasClock ? LASTING_OF_CLOCKS : [...LASTING_OF_CLOCKS, ...STARTING_CLOCKS]);
    return opened;
  }

  /** Gives the window its size, which the user before may have changed. A clock, if there is one, shows now and runs. */
  async begin(window: ViewportSize): Promise<void> {
    await this.page.setViewportSize(window);
    if (!this.hasClock) return;
    await this.context.clock.install();
    await this.context.clock.resume();
  }

  /** Removes what this user left, or closes the context if that is not possible. @returns whether it can be used again */
  async end(): Promise<boolean> {
    const [origin, ...others] = this.origins;
    if (!this.isReusable || others.length > 0 || origin === undefined || this.page.isClosed()) {
      await closeContext(this.context);
      return false;
    }
    const { context, page } = this;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    this.stopListening();
    const opened = context.pages().filter((other) => other !== page);
    await Promise.all(opened.map((other) => other.close()));
    await context.setOffline(false);
    // Leaves the shop, so that its program writes nothing more, but stays in the browser's process for this origin.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = "";
    });
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    await context.clearCookies();
    this.troubles = [];
    this.answers = [];
    this.toasts = [];
    this.origins.clear();
    return true;
  }

  private get emitter(): EventEmitter {
    return this.page as unknown as EventEmitter;
  }

  private noticeUse(target: object, names: readonly string[]): void {
    const methods = target as Record<string, Method>;
    for (const name of names) {
      const method = methods[name]?.bind(target) as Method;
      methods[name] = (...given: never[]) => {
        this.isReusable = false;
        return method(...given);
      };
    }
  }

  private noteOrigin(url: string): void {
    if (url.startsWith("http")) this.origins.add(new URL(url).origin);
  }

  private stopListening(): void {
    for (const [name, own] of this.ownListeners) {
      const added = this.emitter.listeners(name).filter((listener) => !own.includes(listener));
      for (const listener of added) this.emitter.off(name, listener as () => void);
    }
  }
}

/** Closes a context. Ends the routes first, because a route that still reads an answer would fail when the page is gone. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const quietly = { behavior: "ignoreErrors" } as const;
  await Promise.all([context, ...context.pages()].map((where) => where.unrouteAll(quietly)));
  await context.close();
}

/** Runs in each page before its own scripts. */
function watch(): void {
  const tell = (window as unknown as { haatTrouble(words: string): void }).haatTrouble;
  addEventListener("securitypolicyviolation", (event) =>
    tell(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  const tellToast = (window as unknown as { haatToast(what: string, text: string): void }).haatToast;
  const toast = ".Toastify__toast";
  const tellToasts = (nodes: NodeList, what: string) => {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      const toasts = node.matches(toast) ? [node] : node.querySelectorAll(toast);
      for (const { textContent } of toasts) tellToast(what, textContent ?? "");
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      tellToasts(addedNodes, "shown");
      tellToasts(removedNodes, "gone");
    }
  }).observe(document, { childList: true, subtree: true });
  // Until the browser has gone there, the history is still at the old entry; `moveTo` waits for it.
  const going = window as { isGoing?: boolean };
  const go = history.go.bind(history);
  history.go = (by) => {
    going.isGoing = true;
    go(by);
  };
  addEventListener("popstate", () => {
    going.isGoing = false;
  });
}
