import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AtHand } from "#app/navigation/pagesAtHand.ts";
import { startPrefetching } from "#app/navigation/startPrefetching.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";

const Page = () => null;
const load = vi.fn(async () => ({ Page }));
const prefetch = vi.fn(async () => {});
/** The links that the browser is told to observe, and which of them it reports as visible. */
let tellSeen: ((links: Element[]) => void) | undefined;
let stop = () => {};
let atHand: AtHand;

class Eyes {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[], eyes: Eyes) => void) {
    tellSeen = (links) =>
      tell(
        links.map((target) => ({ isIntersecting: true, target })),
        this,
      );
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("IntersectionObserver", Eyes);
  vi.stubGlobal("requestIdleCallback", undefined);
  location.href = "https://shop.example/fresh-basket";
  document.body.innerHTML = `
    <a id="tab" href="/fresh-basket/product/tab">Tab</a>
    <main id="main"><a id="card" href="/fresh-basket/product/milk"><b id="name">Milk</b></a>
    <a id="other" href="/kora-home/product/milk">Another store</a>
    <a id="away" href="https://elsewhere.example/fresh-basket/product/milk">Away</a>
    <a id="here" href="/fresh-basket">Here</a></main>`;
  const ready = new Map();
  atHand = { has: () => false };
  const container = new Container(new InversifyResolver());
  container.value(Navigation, { path: "/", go: () => {} });
  container.value(SessionStore, { isLoggedIn: false } as SessionStore);
  const routes = [{ path: "/product/:productId", access: "public" as const, load, prefetch }];
  const manifests = [{ id: "x", routes }];
  stop = startPrefetching({ manifests, container, basePath: "/fresh-basket", document, ready, atHand });
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
  tellSeen = undefined;
});

const find = (id: string) => document.getElementById(id) as HTMLElement;
const event = (type: string, id: string, pointerType = "mouse") =>
  find(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

describe("the links of a page", () => {
  it("count as about to be opened when a mouse rests on one, and not when it passes", () => {
    event("pointerover", "name");
    vi.advanceTimersByTime(40);
    event("pointerover", "main");
    vi.advanceTimersByTime(100);
    expect(prefetch).not.toHaveBeenCalled();
    event("pointerover", "name");
    vi.advanceTimersByTime(50);
    expect(load).toHaveBeenCalledOnce();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "focusin"])("count as about to be opened at once by %s", (type) => {
    event(type, "card", "touch");
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it("count as ready once their page's code is loaded", async () => {
    const product = { pathname: "/fresh-basket/product/milk", search: "" };
    expect(atHand.has(product)).toBe(false);
    event("pointerdown", "card", "touch");
    await vi.advanceTimersByTimeAsync(0);
    expect(atHand.has(product)).toBe(true);
  });

  it.each(["other", "away", "here"])("are ignored when they lead elsewhere: %s", (id) => {
    event("pointerdown", id);
    expect(load).not.toHaveBeenCalled();
  });

  it("load the code of one page and no data while there is no sign of a shopper", async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    tellSeen?.([find("here"), find("card"), find("other")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    expect(prefetch).not.toHaveBeenCalled();
    tellSeen = undefined;
    find("main").dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tellSeen).toBeUndefined();
  });

  it("are fetched when visible once a shopper acts and the page is at rest, except those around every page", async () => {
    event("pointermove", "main");
    await vi.advanceTimersByTimeAsync(1_000);
    tellSeen?.([find("card"), find("other")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it("are not watched any more after the end", async () => {
    stop();
    tellSeen = undefined;
    event("pointerdown", "card");
    event("pointermove", "main");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).not.toHaveBeenCalled();
    expect(tellSeen).toBeUndefined();
  });
});
