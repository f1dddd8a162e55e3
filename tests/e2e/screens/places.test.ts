import type { Locator } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { awake, fillCart, PHONE, placeOrder, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, withOneShopper, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  addressDialog,
  cartLink,
  continueButton,
  logIn,
  orderHeading,
  passLogin,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const edges = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
const CART = /^Your cart, /;
const ADDRESS = "Address and payment";
const REVIEW = "Review your order";

/** Makes the visitor a customer with an address. */
async function becomeCustomer(): Promise<void> {
  await logIn(page, haat, base);
  await saveAddress(page, haat.origin);
}

/** Goes from the home page to the cart with something in it. */
async function toCart(): Promise<void> {
  await fillCart(page, haat.origin);
  await page.goto(`${base}/`);
  await cartLink(page, 1).click();
  await see(heading(CART)).toBeVisible();
}

async function toReview(): Promise<void> {
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await continueButton(page).click();
  await see(heading(REVIEW)).toBeVisible();
}

describe("Back and Forward in the checkout (ADR 29)", () => {
  withOneShopper({ viewport: PHONE });
  beforeAll(becomeCustomer);

  test("go through its steps, a reload keeps the step, and Back from the first one leaves", async () => {
    await toCart();
    // The checkout is shown without the shop's footer.
    await see(page.getByRole("contentinfo")).toHaveCount(0);
    await see(page.getByRole("search")).toHaveCount(1);
    await toReview();
    // A step that was begun shows no distractions; the sum and the button to continue are in reach.
    await see(page.getByRole("search")).toHaveCount(0);
    await see(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await see(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
    await see(page.getByRole("banner").getByRole("link")).toHaveAttribute("href", /\/fresh-basket\/?$/);
    await see(placeButton(page)).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await see(heading(ADDRESS)).toBeVisible();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    await page.goForward();
    await see(heading(REVIEW)).toBeVisible();
    await page.reload();
    await see(heading(REVIEW)).toBeVisible();
    await page.goBack();
    await see(heading(ADDRESS)).toBeVisible();
    await page.goBack();
    await see(heading(CART)).toBeVisible();
    await page.goBack();
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  });

  test("the stepper goes back to the step's own history entry", async () => {
    await toCart();
    await toReview();
    await page.getByRole("navigation", { name: "Checkout steps" }).getByRole("button", { name: "Cart" }).click();
    await see(heading(CART)).toBeVisible();
    await page.goBack();
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  });

  test("do not lead to the checkout any more once the order is placed", async () => {
    await toCart();
    await toReview();
    await placeButton(page).click();
    await see(orderHeading(page)).toBeVisible();
    await page.goBack();
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  });

  test("close the address form and open it again with its input; a cancelled form leaves no trace", async () => {
    await toCart();
    await continueButton(page).click();
    await page.getByRole("button", { name: "Add Address" }).click();
    const street = addressDialog(page).getByRole("textbox", { name: /^Address\*?$/ });
    await street.fill("9, Halfway House");
    await page.goBack();
    await see(addressDialog(page)).toBeHidden();
    await see(heading(ADDRESS)).toBeVisible();
    await page.goForward();
    await see(street).toHaveValue("9, Halfway House");
    await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
    await see(addressDialog(page)).toBeHidden();
    await page.goBack();
    await see(heading(CART)).toBeVisible();
  });
});

describe("Back (ADR 29)", () => {
  withOwnShoppers({ viewport: PHONE });

  test("closes an enlarged picture, and then leaves the product", async () => {
    await page.goto(`${base}/category`);
    await awake(page);
    await page.getByRole("main").locator("li a[href*='/product/']").first().click();
    await page.getByRole("button", { name: "Look closer" }).click();
    const zoom = page.getByRole("dialog", { name: /^Pictures of / });
    await see(zoom).toBeVisible();
    await page.goBack();
    await see(zoom).toBeHidden();
    await see(page.getByRole("button", { name: "Look closer" })).toBeVisible();
    await page.goBack();
    await see(heading("All products")).toBeVisible();
  });

  test("closes the sheet of filters and keeps its choices", async () => {
    await page.goto(`${base}/search?query=milk`);
    await awake(page);
    await page.getByRole("button", { name: "Sort and filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Sort and filter" });
    await sheet.getByRole("checkbox").first().check();
    await see(page).not.toHaveURL(/query=milk$/);
    await page.goBack();
    await see(sheet).toBeHidden();
    await see(page.getByRole("button", { name: "Sort and filter (1)" })).toBeVisible();
    await page.goBack();
    await see(page.getByRole("button", { name: "Sort and filter", exact: true })).toBeVisible();
    await see(page).toHaveURL(/query=milk$/);
  });
});

describe("a reload with something open has nothing open, and Back leaves the page at once (ADR 29)", () => {
  withOwnShoppers({ viewport: PHONE });

  const dialogs = () => page.locator('[role="dialog"], [role="alertdialog"]');

  const layers = () => page.evaluate<string[] | undefined>("history.state?.layers");

  /**
   * Reloads, and waits until the program has gone back to the page's own history entry; a page drawn by the host looks
   * the same before that. A reload at the moment in which an entry is made gives the browser the new entry's state on
   * the old entry.
   */
  async function reload(): Promise<void> {
    await see.poll(layers).toHaveLength(1);
    await page.reload();
    await awake(page);
    await see(dialogs()).toHaveCount(0);
    await see.poll(layers).toBeUndefined();
  }

  test("the address form: the step and its choices stay, and the form has its input when it is opened again", async () => {
    await becomeCustomer();
    await toCart();
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await page.getByRole("button", { name: "Add Address" }).click();
    await addressDialog(page).getByLabel("Landmark").fill("Opposite the lake");
    await reload();
    await see(heading(ADDRESS)).toBeVisible();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    await page.getByRole("button", { name: "Add Address" }).click();
    await see(addressDialog(page).getByLabel("Landmark")).toHaveValue("Opposite the lake");
    await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
    await see(dialogs()).toHaveCount(0);
    await page.goBack();
    await see(heading(CART)).toBeVisible();
  });

  test("the options of a product: they can be opened again", async () => {
    await page.goto(`${base}/`);
    await awake(page);
    await page.goto(`${base}/category`);
    await awake(page);
    const add = page.getByRole("main").getByRole("button", { name: / sizes/ });
    const done = dialogs().getByRole("button", { name: "Done" });
    await add.first().click();
    await see(done).toBeVisible();
    await reload();
    await add.first().click();
    await done.click();
    await see(dialogs()).toHaveCount(0);
    await page.goBack();
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  });

  test("the filters: what was chosen stays chosen", async () => {
    await page.goto(`${base}/search?query=milk`);
    await awake(page);
    await page.getByRole("button", { name: "Sort and filter" }).click();
    await page.getByRole("dialog", { name: "Sort and filter" }).getByRole("checkbox").first().check();
    await see(page).not.toHaveURL(/query=milk$/);
    await reload();
    await see(page.getByRole("button", { name: "Sort and filter (1)" })).toBeVisible();
    await page.goBack();
    await see(page.getByRole("button", { name: "Sort and filter", exact: true })).toBeVisible();
    await see(page).toHaveURL(/query=milk$/);
  });
});

describe("screens", () => {
  withOwnShoppers({ viewport: PHONE });

  test("a guest who taps Add reads what goes into the cart and returns to the same place of the same list", async () => {
    await page.goto(`${base}/category`);
    await awake(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 2_000);
    await see.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500);
    // Rows that come into view are drawn, and rows that have left it are removed.
    await still(page);
    const label = await page
      .getByRole("button", { name: /^Add .* to cart$/ })
      .evaluateAll((buttons) =>
        buttons.find((button) => button.getBoundingClientRect().top > 200)?.getAttribute("aria-label"),
      );
    const name = /^Add (.*) to cart$/.exec(label ?? "")?.[1] ?? "";
    const y = await page.evaluate(() => scrollY);
    await page.getByRole("button", { name: `Add ${name} to cart`, exact: true }).click();
    await see(page.getByText(/ will be put into your cart\.$/)).toBeVisible();
    await passLogin(page, haat);
    await seeToast(page, "Product added to cart");
    await see(page).toHaveURL(/\/category$/);
    await see.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 20);
    await see(shown(page.getByRole("group", { name: `Quantity of ${name}` }))).toBeInViewport();
  });

  test("each step fits narrow and low ones (WCAG 1.4.10), and on a low one nothing sticks over it", async () => {
    const look = () =>
      page.evaluate(() => ({
        beyond: document.documentElement.scrollWidth - innerWidth,
        stuck: [...document.querySelectorAll("body *")]
          .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
          .map((element) => `${element.tagName} ${element.getBoundingClientRect().height}`)
          .filter((one) => !/ 0$|^A /.test(one)),
      }));
    async function fits(step: string): Promise<void> {
      for (const [width, height] of [
        [640, 400],
        [320, 256],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        const stuck = height > 430 ? expect.anything() : [];
        await see.poll(look, `${step}, ${width} × ${height}`).toEqual({ beyond: 0, stuck });
      }
    }
    await becomeCustomer();
    await toCart();
    await fits("cart");
    // The field's border belongs to the element around the input.
    const field = await edges(page.getByLabel("Coupon code").locator(".."));
    const apply = await edges(page.getByRole("button", { name: "Apply" }));
    expect(apply.left).toBeGreaterThan(field.right);
    expect(apply.height).toBeCloseTo(field.height, 0);
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await fits("address and payment");
    await continueButton(page).click();
    await see(heading(REVIEW)).toBeVisible();
    await fits("review");
  });

  test("the words of a button stand in one line at 320 px, and the footer's e-mail address at 768 px", async () => {
    const lines = (words: Locator) =>
      words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${base}/category`);
    expect(await lines(page.getByRole("button", { name: "Sort and filter" }))).toBe(1);
    await page.getByRole("main").locator("li a[href*='/product/']").first().click();
    for (const width of [320, 360, PHONE.width]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of [/^Add to Cart/, /^Buy now/]) {
        const button = page.getByRole("button", { name }).filter({ visible: true });
        expect([await lines(button), (await edges(button)).right <= width - 16], `${name}, ${width} px`).toEqual([
          1,
          true,
        ]);
      }
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await lines(page.getByRole("contentinfo").locator("a[href^='mailto:'] span"))).toBe(1);
  });

  test("an order's tag stays within its card at 320 px; it is printed without bars and buttons, in black on white, in the dark too", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await logIn(page, haat, base);
    const order = await placeOrder(page, haat.origin);
    await page.goto(`${base}/order/${order.id}/false`);
    await see(orderHeading(page)).toBeVisible();
    const card = page.getByRole("region", { name: "Payment Method" });
    const tag = await edges(card.getByText("To be paid on delivery"));
    expect(tag.right).toBeLessThan((await edges(card)).right);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: /dark/i }).click();
    await page.emulateMedia({ media: "print" });
    for (const landmark of ["banner", "contentinfo", "navigation", "button"] as const) {
      await see(page.getByRole(landmark)).toHaveCount(0);
    }
    const inks = await page.getByRole("main").evaluate((main) => {
      const texts = [...main.querySelectorAll("h1, h2, p, dt, dd, span")];
      return [...new Set(texts.map((text) => getComputedStyle(text).color))];
    });
    expect(inks).toEqual(["rgb(0, 0, 0)"]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  });
});
