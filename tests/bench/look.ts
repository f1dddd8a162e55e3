import { mkdir } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import type { Category } from "#contract/catalogue/categories.ts";
import { findBrowser } from "#tests/support/browser/findBrowser.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { awake, callAs, DESKTOP, PHONE, saveAddress, variantsOf } from "#tests/support/browser/shopperBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { still } from "#tests/support/browser/still.ts";
import { subscribable } from "#tests/support/journeys/accountPages.ts";
import { addressDialog, continueButton, GOODS, logIn, shown, underPath } from "#tests/support/journeys/journey.ts";
import { prepareContext } from "./journeys/inPage";

/**
 * `npm run bench -- look after`: the screens on which a shop is judged, on a phone and a desktop, in the named folder of
 * docs/pictures/look. `HAAT_DIST` names another build, so that the same pictures can be taken of an earlier one.
 */
const FOLDER = `docs/pictures/look/${process.argv[3] ?? "after"}`;
const SIZES = [PHONE, { ...DESKTOP, height: 900 }];
const LINES = 6;
process.env.TEST_BROWSER = findBrowser();
const haat = await startHaat();
const base = underPath(haat);
await mkdir(FOLDER, { recursive: true });

/** Opens each screen, and returns what must be in sight before its picture is taken. */
type Screens = Record<string, () => Promise<Locator>>;

async function screensOf(page: Page): Promise<Screens> {
  const { orgId, store, cartId, call } = await callAs(page, haat.origin);
  const scope = `orgId=${orgId}&storeId=${store.id}`;
  const sold = await variantsOf(page, haat.origin);
  const apple = sold.find(({ name }) => name.includes(GOODS.product)) ?? sold[0];
  const [delivered] = await subscribable(page, haat.origin);
  const categories = await call<Category[]>("GET", `/api/categories?${scope}`);
  const fruits = categories.find(({ name }) => name === GOODS.category);
  await saveAddress(page, haat.origin);
  for (const { variantId } of sold.slice(0, LINES)) {
    const body = { storeId: store.id, item: { productVariantId: variantId }, quantity: 1 };
    await call("POST", `/api/carts/${cartId}/add-item`, body, { "idempotency-key": crypto.randomUUID() });
  }
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const open = async (path: string, there: Locator = heading) => {
    await page.goto(`${base}${path}`);
    await awake(page);
    return there.first();
  };
  return {
    home: () => open("/", main),
    category: () => open(`/category/${fruits?.id}`),
    product: () => open(`/product/${apple?.productId}`),
    search: () => open("/search?query=milk"),
    "search-box": async () => {
      for (const text of ["apple", "brown bread"]) {
        await open("/");
        await shown(page.getByRole("combobox", { name: "Search a product" })).fill(text);
        await page.keyboard.press("Enter");
        await see(heading.first()).toBeVisible();
      }
      await open("/");
      await shown(page.getByRole("combobox", { name: "Search a product" })).focus();
      return page.getByRole("listbox", { name: "Suggestions" });
    },
    cart: () => open("/cart", page.getByRole("list", { name: "Items in your cart" })),
    checkout: async () => {
      await open("/cart", continueButton(page));
      await continueButton(page).click();
      return page.getByRole("radio", { name: /Cash on delivery/ });
    },
    address: async () => {
      await open("/account/address");
      await page.getByRole("button", { name: "Add Address" }).first().click();
      return addressDialog(page).getByLabel("Name");
    },
    subscription: () => open(`/subscription/${delivered?.id}`),
    account: async () => {
      await open("/", main);
      await shown(page.getByRole("link", { name: "Account" })).click();
      return heading.first();
    },
  };
}

const browser = await theBrowser();
for (const viewport of SIZES) {
  const context = await browser.newContext({ viewport, locale: "en-IN", timezoneId: "Asia/Kolkata" });
  await prepareContext(context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page, haat, base);
  for (const [name, open] of Object.entries(await screensOf(page))) {
    await see(await open()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await still(page);
    const file = `${FOLDER}/${name}-${viewport.width}.webp`;
    const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
    await sharp(picture).webp({ quality: 60, effort: 6 }).toFile(file);
    process.stdout.write(`${file}\n`);
  }
  await context.close();
}
await haat.stop();
process.exit();
