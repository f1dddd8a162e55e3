import type { Browser, BrowserContextOptions, Route } from "playwright";

/**
 * Counts the answers, including the HTML, that a page needs before its first paint: all others are held back and let
 * through one after the other until something is painted. Pictures and icons are never let through. @param patienceMs how
 * long to wait for a paint before the next answer is let through
 */
export async function requestsBeforePaint(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  patienceMs: number,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route("**/*", (route) => {
    const type = route.request().resourceType();
    if (type === "document") return route.fallback();
    if (type !== "image" && type !== "other") held.push(route);
  });
  try {
    await page.goto(address, { waitUntil: "commit" });
    const isPainted = () =>
      page
        .waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
          timeout: patienceMs,
        })
        .then(
          () => true,
          () => false,
        );
    for (let count = 1; count < 30; count += 1) {
      if (await isPainted()) return count;
      const next = held.shift();
      if (next) await next.fallback();
    }
    return Number.POSITIVE_INFINITY;
  } finally {
    await context.close();
  }
}
