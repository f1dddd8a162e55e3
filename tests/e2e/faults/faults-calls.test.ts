import type { Locator } from "playwright";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillCart, placeOrder, saveAddress, see, variantsOf } from "#tests/support/browser/shopperBrowser.ts";
import { elapseUntil, expectAlive, moveTo, runUntil } from "#tests/support/browser/singlePage.ts";
import { base, haat, page, shopper, withOneShopper } from "#tests/support/browser/visitors.ts";
import { GOODS } from "#tests/support/journeys/journey.ts";
import { breakCall, type Call, type FaultName, faultsFor, goOffline, isAnswered, mend, wordsFor } from "./callFaults";
import { forgetAnswers } from "./forgetAnswers";
import { withoutData } from "./withoutData";

let productId = "";
let orderId = "";

// So tall that every section counts as near.
withOneShopper({ viewport: { width: 1280, height: 4_000 }, isLoggedIn: true, breaksCalls: true });
beforeAll(async () => {
  await saveAddress(page, haat.origin);
  productId = (await variantsOf(page, haat.origin)).find(({ name }) => name.startsWith(GOODS.product))?.productId ?? "";
  orderId = (await placeOrder(page, haat.origin)).id;
  await fillCart(page, haat.origin);
  await page.clock.install();
  await withoutData(page, base);
  await page.goto(`${base}/cart`);
  await main().getByRole("button", { name: "Continue" }).first().click();
  await see(main().getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
  await page.goto(`${base}/`);
});
afterEach(() => mend(page));

const main = () => page.getByRole("main");
const heading = (name: string | RegExp) => main().getByRole("heading", { name }).first();
const failure = (title: string | RegExp) => page.getByRole("alert").filter({ hasText: title }).first();

interface Part {
  call: Call;
  /** What is visible once the call is answered. */
  content: () => Locator;
  /** The title of the view that says what failed; left out where the failure is not shown. */
  title?: string;
}

interface Screen {
  at: () => string;
  parts: Part[];
}

const screen = (at: () => string, ...parts: Part[]): Screen => ({ at, parts });
const product = () => `/product/${productId}`;
const productName = () => heading(new RegExp(GOODS.product));
const popular = () => main().getByRole("list", { name: "Popular products" });
const WRONG = "Something went wrong";
/** Longer than all waits between retries together (spec 7.1). */
const RETRIES_MS = 40_000;
/** No toast is waited for here, so few looks are enough. */
const until = (outcome: Locator) => runUntil(page, outcome, { stepMs: 5_000 });

/** The calls of each screen when it is opened. The first screen gets every fault, so it is one that is quickly drawn. */
const SCREENS: Record<string, Screen> = {
  policies: screen(() => "/privacypolicy", {
    call: api.stores.policies,
    content: () => heading("Privacy Policy"),
    title: WRONG,
  }),
  "the sections of home": screen(
    () => "/",
    {
      call: api.storeBanners.list,
      content: () => main().locator("section, [role=region]").first(),
      title: "The offers did not load",
    },
    { call: api.products.list, content: popular, title: "The products did not load" },
    { call: api.faqs.get, content: () => heading(/question/i), title: "The questions did not load" },
    {
      call: api.storeCustomization.testimonials,
      content: () => heading("What People Say About Us"),
      title: "The opinions did not load",
    },
  ),
  "category listing": screen(() => "/category", {
    call: api.products.list,
    content: () => main().getByRole("list", { name: "Products" }),
    title: WRONG,
  }),
  product: screen(product, { call: api.products.get, content: productName, title: WRONG }),
  "delivery estimate": screen(product, { call: api.stores.shippingConfig, content: productName }),
  "what stands below a product": screen(
    product,
    { call: api.products.related, content: productName },
    { call: api.reviews.list, content: productName },
    { call: api.reviews.own, content: productName },
  ),
  search: screen(() => "/search?query=apple", {
    call: api.search.products,
    content: () => main().getByRole("link", { name: /Apple/ }).first(),
    title: WRONG,
  }),
  "address and payment": screen(
    () => "/cart",
    {
      call: api.addresses.get,
      content: () => main().getByRole("radio", { name: /Asha Rao/ }),
      title: "Your addresses could not be loaded",
    },
    {
      call: api.stores.paymentConfig,
      content: () => main().getByRole("radio", { name: /Cash on delivery/ }),
      title: "The ways to pay could not be loaded",
    },
  ),
  order: screen(() => `/order/${orderId}/false`, {
    call: api.orders.get,
    content: () => heading(/^Order #/),
    title: WRONG,
  }),
  "orders of the account": screen(() => "/account/orders", {
    call: api.orders.list,
    content: () => main().getByText("Placed").first(),
    title: WRONG,
  }),
  "addresses of the account": screen(() => "/account/address", {
    call: api.addresses.get,
    content: () =>
      main()
        .getByRole("button", { name: /^Edit the address/ })
        .first(),
    title: WRONG,
  }),
  "subscriptions of the account": screen(() => "/account/subscription", {
    call: api.subscriptions.list,
    content: () => main().getByText("No Subscription Found"),
    title: WRONG,
  }),
  profile: screen(() => "/account/profile", {
    call: api.customers.get,
    content: () => main().getByLabel("Name"),
    title: WRONG,
  }),
};

/** The calls of the start, for a page that came without its data. */
const START: Record<string, Screen> = {
  organisation: screen(() => "/", {
    call: api.organizations.find,
    content: () => heading("Shop by Category"),
    title: "The store is not answering",
  }),
  "branding, contacts and categories": screen(
    () => "/",
    {
      call: api.categories.list,
      content: () => main().getByRole("link", { name: GOODS.category, exact: true }).first(),
      title: "The categories did not load",
    },
    { call: api.storeSettings.get, content: popular },
    { call: api.storeThemes.webStoreConfig, content: popular },
    { call: api.storeCustomization.announcementBars, content: popular },
    { call: api.stores.supportAndSocial, content: popular },
  ),
  cart: screen(() => "/cart", {
    call: api.carts.get,
    content: () => main().getByRole("list", { name: "Items in your cart" }),
    title: WRONG,
  }),
  "units of weight": screen(product, { call: api.common.enumValues, content: productName }),
};

async function breakScreen({ parts }: Screen, fault: FaultName): Promise<void> {
  for (const { call } of parts) await breakCall(page, call, fault);
}

/** Whether a part shows its former answer although all waits between retries are over. */
async function isRemembered({ parts }: Screen): Promise<boolean> {
  for (const { title } of parts) {
    if (title === undefined) continue;
    const pace = { withinMs: RETRIES_MS, stepMs: 5_000 };
    if (!(await elapseUntil(page, () => failure(title).isVisible(), pace))) return true;
  }
  return false;
}

async function expectFailures({ parts }: Screen, fault: FaultName): Promise<void> {
  for (const { title, content } of parts) {
    await until(title === undefined ? content() : failure(title));
    // A store that cannot be opened at all has its own message.
    if (title === undefined || title === START.organisation?.parts[0]?.title) continue;
    await see(failure(title)).toContainText(wordsFor(fault));
    await see(failure(title).getByText(/^Error \d+$/)).toHaveCount(isAnswered(fault) ? 1 : 0);
  }
  await expectAlive(shopper);
}

async function expectRecovery({ parts }: Screen, isByItself: boolean): Promise<void> {
  await mend(page);
  for (const { title, content } of parts) {
    if (title !== undefined && !isByItself) await failure(title).getByRole("button", { name: "Try again" }).click();
    await until(content());
    if (title !== undefined) await see(failure(title)).toBeHidden();
  }
  await expectAlive(shopper);
}

/** The screens with their names and their places in the whole list. */
const placed = (screens: Record<string, Screen>, first = 0) =>
  Object.entries(screens).map(([name, broken], place) => [name, broken, first + place] as const);

describe.each(placed(SCREENS))("bar 14, %s", (_, broken, place) => {
  test.each(faultsFor(place))("%s: says so, stays alive and recovers", async (fault) => {
    // When no failure is shown, all other calls must be answered.
    const isOffline = fault === "offline" && broken.parts.every(({ title }) => title !== undefined);
    const openBroken = async () => {
      await forgetAnswers(page, base);
      await breakScreen(broken, fault);
      if (isOffline) await goOffline(page);
      await moveTo(page, `${base}${broken.at()}`);
    };
    await openBroken();
    // A view that React discarded may keep an answer beyond one garbage collection. A new page load removes it.
    if (await isRemembered(broken)) {
      await mend(page);
      await page.goto(`${base}${broken.at()}`);
      for (const { content } of broken.parts) await until(content());
      await openBroken();
    }
    await expectFailures(broken, fault);
    await expectRecovery(broken, isOffline);
  });
});

describe.each(placed(START, Object.keys(SCREENS).length))("bar 14, %s, when the shop opens", (_, broken, place) => {
  test.each(faultsFor(place))("%s: the shop opens, or says why not and recovers", async (fault) => {
    await breakScreen(broken, fault);
    // Puts the cart back to its first step.
    await page.evaluate(() => localStorage.removeItem("store_checkout_fresh-basket"));
    await page.goto(`${base}${broken.at()}`);
    await expectFailures(broken, fault);
    // A store that could not be loaded tries again by itself (spec 8).
    await expectRecovery(broken, broken === START.organisation);
  });
});

test("bar 14: a platform that is slow and then never answers leaves no blank page", async () => {
  const unavailable = failure("The store is not answering");
  let giveUp = () => {};
  const isSlow = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  let lost = 0;
  await page.route(/\/api\/organizations\//, async (route) => {
    await isSlow;
    lost += 1;
    await route.abort("timedout");
  });
  await page.goto(base);
  await until(unavailable);
  giveUp();
  // The call is sent twice.
  await elapseUntil(page, () => lost === 2);
  expect(lost).toBe(2);
  await see(unavailable).toBeVisible();
  await mend(page);
  await until(heading("Shop by Category"));
});

test("bar 14: the tests above break every call that only reads, unless no screen makes it", () => {
  const met = new Set(
    [...Object.values(SCREENS), ...Object.values(START)]
      .flatMap(({ parts }) => parts)
      .map(({ call }) => `${call.method} ${call.path}`),
  );
  const elsewhere = new Set<object>([
    api.stores.get,
    api.deliverySlots.list,
    api.search.suggest,
    api.identity.renewAccessToken,
    api.orders.invoice,
    api.changes.since,
    api.sitemap.products,
    // A cart without the coupons of its store is whole (`unit/features/cart/CouponOffers`).
    api.coupons.offered,
    // The calls of the kiosk and of the board are tested in `e2e/whole/kiosk` and `e2e/whole/board`.
    api.devices.scan,
    api.board.numbers,
  ]);
  const later =
    /\/(payments|payment-transactions|bms-?pay|bmspay-transactions|wallets|wallet-transactions|subscriptions)\b/;
  const calls = Object.values(api).flatMap((resource) => Object.values<Call>(resource));
  const missing = calls
    .filter((call) => call.method === "GET" && !elsewhere.has(call) && !later.test(call.path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !met.has(call));
  expect(missing).toEqual([]);
});
