import type { Page } from "playwright";
import { expect } from "vitest";
import { keepCache } from "#tests/support/browser/keepCache.ts";
import { undrawn } from "#tests/support/browser/shopperBrowser.ts";

/** Serves the store's page as the host does when the platform is too slow: not drawn, and without data. */
export async function withoutData(page: Page, base: string): Promise<void> {
  const answer = await fetch(base, { headers: { accept: "text/html" } });
  const headers = Object.fromEntries(answer.headers);
  const body = undrawn(await answer.text());
  expect(body).not.toMatch(/"queries":|"drawn":/);
  await page.context().route(
    (url) => url.href.startsWith(base),
    (route) =>
      route.request().resourceType() === "document"
        ? route.fulfill({ body, headers: { ...headers, "content-encoding": "" } })
        : route.fallback(),
  );
  await keepCache(page);
}
