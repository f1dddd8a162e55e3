import type { CDPSession, Page } from "playwright";

/** The places in which a browser may store what a shopper entered and that contain some of `words`; empty for none. */
export function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (canaries) => {
    const places: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll("input, textarea")]
        .map((field) => (field as HTMLInputElement).value)
        .join(),
      title: document.title,
      address: location.href,
      history: JSON.stringify([history.state, navigation.entries().map((entry) => [entry.url, entry.getState()])]),
      "what was fetched": performance
        .getEntries()
        .map(({ name }) => name)
        .join(),
      databases: JSON.stringify(await indexedDB.databases()),
      caches: JSON.stringify("caches" in globalThis ? await caches.keys() : []),
    };
    for (const [name, value] of Object.entries(globalThis))
      if (typeof value === "string") places[`window.${name}`] = value;
    return Object.entries(places).flatMap(([place, text]) =>
      canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
    );
  }, words);
}

/** Those of `words` that the page's program still holds in a string after garbage collection. */
export async function heldInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("HeapProfiler.collectGarbage");
    const parts: string[] = [];
    session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => parts.push(chunk));
    await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
    const { strings } = JSON.parse(parts.join("")) as { strings: string[] };
    return words.flatMap((word) =>
      strings.filter((text) => text.includes(word)).map((text) => `${word} in "${text.slice(0, 200)}"`),
    );
  } finally {
    await session.detach();
  }
}

export interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures the page when everything unused has been released. */
export async function weigh(session: CDPSession): Promise<Weight> {
  // Memory that an observer or a finaliser releases in one round is collected in the next.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

/**
 * Simulates many shoppers, one after another, who add something, look at the cart and start over. It runs inside the
 * page, so that no test tool keeps records of clicks and calls that would be measured with the page.
 */
export function visitMany(page: Page, visits: number): Promise<void> {
  return page.evaluate(async (count) => {
    const shown = (selector: string, says: RegExp) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          says.test(element.getAttribute("aria-label") ?? element.textContent ?? "") &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    const see = (selector: string, says: RegExp) =>
      new Promise<HTMLElement>((resolve) => {
        const look = () => {
          const found = shown(selector, says);
          if (found === undefined) return;
          watcher.disconnect();
          resolve(found);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      });
    const tap = async (says: RegExp, within = "") => (await see(`${within} button`, says)).click();
    for (let visit = 0; visit < count; visit += 1) {
      await tap(/Touch to start/);
      await see("h1", /^All products/);
      await tap(/^Add: /);
      await see(".kiosk-count-of-lines", /^1$/);
      await tap(/^Pay$/);
      await see("h2", /^Who is this order for/);
      await tap(/^Start over$/);
      await tap(/^Start over$/, '[role="alertdialog"]');
      await see("button", /Touch to start/);
    }
  }, visits);
}
