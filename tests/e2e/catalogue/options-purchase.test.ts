import { readFile } from "node:fs/promises";
import { PDFParse } from "pdf-parse";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arrive, arriveAnew, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  addAddress,
  cartLink,
  continueButton,
  logIn,
  orderHeading,
  placeButton,
  shown,
  underPath,
} from "#tests/support/journeys/journey.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";

withTheShop();

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const radio = (page: Page, option: string, value: string) =>
  page
    .getByRole("group", { name: new RegExp(`^${option}: `) })
    .getByRole("radio", { name: new RegExp(`^${value}(?!\\w)`) });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const firstPicture = (page: Page, name: string) =>
  page
    .getByRole("region", { name: `Pictures of ${name}` })
    .getByRole("img")
    .first();

async function invoiceOf(page: Page): Promise<string> {
  const id = /order\/([^/]+)/.exec(page.url())?.[1];
  const body = JSON.stringify({ orderState: "DELIVERED" });
  const headers = { "content-type": "application/json" };
  await fetch(`${haat.origin}/sandbox/orders/${id}/state`, { method: "POST", headers, body });
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    shown(page.getByRole("button", { name: "Download invoice" })).click(),
  ]);
  const parser = new PDFParse({ data: new Uint8Array(await readFile(await download.path())) });
  const { text } = await parser.getText();
  await parser.destroy();
  return text;
}

/** From the product's page to the invoice; each place names the variant by its options. */
async function buy(page: Page, name: string, options: string, press: (place: Locator) => Promise<void>): Promise<void> {
  const main = page.getByRole("main");
  await press(shown(page.getByRole("button", { name: `Add to Cart: ${name}`, exact: true })));
  await see(cartLink(page, 1)).toBeVisible();
  await press(cartLink(page, 1));
  await see(page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")).toContainText(options);
  await press(continueButton(page));
  await addAddress(page);
  await press(page.getByRole("radio", { name: /Cash on delivery/ }));
  await press(continueButton(page));
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  await see(main.getByText(`${options} · 1 × ₹`)).toBeVisible();
  await press(placeButton(page));
  await see(orderHeading(page)).toBeVisible();
  await see(main.getByText(`${options} · 1 × ₹`)).toBeVisible();
  expect(await invoiceOf(page)).toContain(options);
}

/** A radio is chosen with the space bar, everything else is pressed with Enter. */
const byKey = async (place: Locator) => place.press((await place.getAttribute("type")) === "radio" ? "Space" : "Enter");

test("a card's line ends with the number of options, however long the values and however large the text", async () => {
  const { page, context, leave } = await arriveAnew(browser, { viewport: PHONE });
  await page.goto(`${underPath(haat, "nila-saris")}/category`);
  await awake(page);
  const lines = page
    .getByRole("listitem")
    .getByRole("button", { name: /^(Maroon|Wine) · (Unstitched|S) · 1\d options/ });
  const fonts = await context.newCDPSession(page);
  for (const standard of [16, 32])
    for (const width of [320, 390, 768, 1280]) {
      await fonts.send("Page.setFontSizes", { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 844 });
      await see(lines.first()).toHaveCSS("font-size", `${standard * 0.75}px`);
      const cut = await lines.evaluateAll((buttons) =>
        buttons.map((button) => {
          const last = document.createRange();
          last.selectNodeContents(button.lastChild ?? button);
          return button.getBoundingClientRect().right - last.getBoundingClientRect().right;
        }),
      );
      // The arrow stands in the last 16 px.
      expect(Math.min(...cut), `${width} px, text of ${standard} px`).toBeGreaterThanOrEqual(16);
      expect(cut.length).toBeGreaterThanOrEqual(2);
    }
  await page.setViewportSize(PHONE);
  await lines.first().click();
  // The sheet is longer than the screen now. What it holds scrolls, and its button stays in reach.
  await see(page.getByRole("dialog").getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
  // The next visitor may have the same page.
  await fonts.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await leave();
});

test("a sari is bought by touch in a colour and a blouse: the picture follows, and what is sold out says what exists", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE, hasTouch: true });
  const [base, name] = [underPath(haat, "nila-saris"), "Kanjivaram Silk Sari"];
  await logIn(page, haat, base);
  await page.goto(`${base}/category`);
  await awake(page);
  await page.getByRole("link", { name }).first().tap();
  await see(group(page, "Colour: Maroon")).toBeVisible();
  const maroon = await firstPicture(page, name).getAttribute("src");
  await radio(page, "Colour", "Peacock").tap();
  await see(firstPicture(page, name)).not.toHaveAttribute("src", maroon ?? "");
  await see(page.locator("label").filter({ hasText: "In Maroon, Temple Gold" })).toHaveText(/^S/);
  await radio(page, "Blouse", "S").tap();
  await see(page.getByText("Peacock · S is sold out. Maroon · S is shown instead.")).toBeVisible();
  await radio(page, "Blouse", "M").tap();
  await see(group(page, "Colour: Peacock")).toBeVisible();
  await buy(page, name, "Peacock · M", (place) => place.tap());
  await leave();
});

test("a cake is bought by keyboard alone in a size, a flavour and a kind; Back, Forward and a reload keep the choice", async () => {
  const { page, leave } = await arrive(browser, { viewport: DESKTOP });
  const [base, name] = [underPath(haat, "oven-story"), "Birthday Cake"];
  await logIn(page, haat, base);
  await page.goto(`${base}/category`);
  await awake(page);
  await page.getByRole("link", { name }).first().press("Enter");
  await see(heading(page, name)).toBeVisible();
  await see(group(page, 'Size: 6"')).toBeVisible();
  await radio(page, "Size", '6"').focus();
  await page.keyboard.press("ArrowRight");
  await see(group(page, 'Size: 8"')).toBeVisible();
  await see(radio(page, "Size", '8"')).toBeFocused();
  const ring = () =>
    radio(page, "Size", '8"').evaluate((input) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(input);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
  expect(await ring()).toBeGreaterThanOrEqual(2);
  await page.keyboard.press("Tab");
  await see(radio(page, "Flavour", "Vanilla")).toBeFocused();
  await page.keyboard.press("Tab");
  await see(radio(page, "Kind", "With egg")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await see(group(page, "Kind: Eggless")).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/variant=/);
  // A choice replaces the address: Back leads to the list, not through every value that an arrow key passed.
  await page.goBack();
  await see(heading(page, "All products")).toBeVisible();
  await page.goForward();
  await see(group(page, "Kind: Eggless")).toBeVisible();
  await page.reload();
  await awake(page);
  await see(group(page, "Kind: Eggless")).toBeVisible();
  expect(page.url()).toBe(address);
  await buy(page, name, '8" · Vanilla · Eggless', byKey);
  await leave();
});

describe.each([
  { width: 1080, height: 1920 },
  { width: 1366, height: 768 },
])("a kiosk of $width × $height px", (size) => {
  test("sells a sari in a colour and a blouse; the card goes on naming, showing and pricing one variant", async () => {
    const kiosk = await openKiosk(browser, underPath(haat, "nila-saris"), { isTimed: false });
    const { page } = kiosk;
    await page.setViewportSize(size);
    const visible = (name: RegExp | string) =>
      page
        .getByRole("button", { name, exact: typeof name === "string" })
        .filter({ visible: true })
        .first();
    await kiosk.touchToStart();
    const card = page.locator(".kiosk-card").filter({ hasText: "Kanjivaram Silk Sari" });
    await see(card).toContainText("Maroon · Unstitched · 14 options");
    const maroon = await card.getByRole("presentation").first().getAttribute("src");
    await visible(/^Kanjivaram Silk Sari/).tap();
    const sheet = page.getByRole("dialog");
    await radio(page, "Colour", "Peacock").tap();
    await radio(page, "Blouse", "S").tap();
    await see(page.getByText("Peacock · S is sold out. Maroon · S is shown instead.")).toBeVisible();
    // Nothing that is needed to go on is below the screen's edge.
    await see(sheet.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
    await radio(page, "Blouse", "M").tap();
    await sheet.getByRole("button", { name: /^Add: / }).tap();
    await see(kiosk.lines).toContainText("Peacock · M");
    await see(card).toContainText("₹12,499.00");
    await see(card.getByRole("presentation").first()).toHaveAttribute("src", maroon ?? "");
    await visible("Pay").tap();
    await page.getByLabel("Name").tap();
    await kiosk.type("asha");
    await page.getByRole("button", { name: "Go on" }).tap();
    await see(page.getByRole("heading", { name: "How would you like to pay?" })).toBeVisible();
    await visible(/^Pay at the counter/).tap();
    await see(page.locator(".kiosk-number")).toHaveText(/^\d+$/);
    await kiosk.leave();
  });
});
