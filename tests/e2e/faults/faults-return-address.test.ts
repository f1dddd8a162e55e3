import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arrive, awake, type Shopper, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { moveTo } from "#tests/support/browser/singlePage.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { logIn, onDomain, underPath } from "#tests/support/journeys/journey.ts";

withTheShop();

/** One address of each kind; `safeReturnPath.test.ts` has all of them. */
const HOSTILE: unknown[] = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:document.title='evil'",
  "/..%2f..%2fkora-home",
  "/../kora-home",
  "/login",
  { pathname: "//evil.example" },
];

/** Records every address that the page's frame went to or tried to go to. */
function watch({ page, context }: Shopper): string[] {
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  context.on("request", (request) => request.isNavigationRequest() && visited.push(request.url()));
  return visited;
}

/** The page must be awake: a program that begins under another address than its page's finds other HTML than it draws. */
async function arriveAtLogin(page: Page, base: string, from: unknown): Promise<void> {
  await page.evaluate(
    ([at, state]) => {
      history.replaceState({ usr: { from: state }, key: "k", idx: 0 }, "", at as string);
      location.reload();
    },
    [`${base}/login?from=${encodeURIComponent(String(from))}&next=//evil.example`, from] as const,
  );
  await page.waitForLoadState("load");
}

describe.each([
  ["under a path", underPath],
  ["on the store's own domain", onDomain],
] as const)("bar 10, the return address after a login %s", (_, place) => {
  test("never leaves the origin or the store's prefix, whatever history or address contain", async () => {
    const shopper = await arrive(browser);
    const { page } = shopper;
    const base = place(haat);
    // The address is changed inside the page, because with a session the login goes on at once: that spares a hundred
    // logins.
    await logIn(page, haat, base);
    await page.goto(base);
    await awake(page);
    const session = await storedIn(page);
    const visited = watch(shopper);
    for (const from of HOSTILE) {
      await arriveAtLogin(page, base, from);
      await see(page, JSON.stringify(from)).not.toHaveURL(/\/login/);
      expect(page.url().startsWith(`${base}/`) || page.url() === base, `${JSON.stringify(from)}: ${page.url()}`).toBe(
        true,
      );
      expect(await page.title()).not.toBe("evil");
    }
    const outside = visited.filter((url) => url !== base && !url.startsWith(`${base}/`) && !url.startsWith(`${base}?`));
    expect(outside).toEqual([]);
    expect(Object.keys(await storedIn(page)).sort()).toEqual(Object.keys(session).sort());
    expect(shopper.troubles).toEqual([]);
  });

  test("a safe address is opened, with its query", async () => {
    const { page } = await arrive(browser);
    const base = place(haat);
    await logIn(page, haat, base);
    await page.goto(base);
    await awake(page);
    await arriveAtLogin(page, base, "/account/orders?page=2#top");
    await see(page).toHaveURL(`${base}/account/orders?page=2#top`);
    await moveTo(page, `${base}/`);
  });
});
