import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arrive, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { logIn, shown, underPath } from "#tests/support/journeys/journey.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";

withTheShop();

const NAME = "Kilim Cushion Cover";
const colour = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const picture = (page: Page) =>
  page
    .getByRole("region", { name: `Pictures of ${NAME}` })
    .getByRole("img")
    .first();

async function openCushion(page: Page): Promise<void> {
  await page.goto(`${underPath(haat, "kora-home")}/search?query=kilim`);
  await awake(page);
  await page.getByRole("link", { name: NAME }).first().click();
  await see(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await see(group(page, "Colour: Rust")).toBeVisible();
}

describe.each([PHONE, DESKTOP])("a product with a colour and a size, $width px wide", (viewport) => {
  test("is chosen by swatches and tiles; picture and address change with the choice, also after a reload", async () => {
    const { page, leave } = await arrive(browser, { viewport });
    await openCushion(page);
    const rust = await picture(page).getAttribute("src");
    await colour(page, "Teal").check();
    await see(group(page, "Colour: Teal")).toBeVisible();
    await see(picture(page)).not.toHaveAttribute("src", rust ?? "");
    await see(page).toHaveURL(/variant=/);
    await page.reload();
    await see(group(page, "Colour: Teal")).toBeVisible();
    await awake(page);
    await see(colour(page, "Teal")).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
    const radios = await page
      .locator("label:has(> input[type=radio])")
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...radios)).toBeGreaterThanOrEqual(44);
    await leave();
  });

  test("says which variants are sold out or do not exist, and shows the nearest that can be bought", async () => {
    const { page, leave } = await arrive(browser, { viewport });
    await openCushion(page);
    await awake(page);
    await colour(page, "60 cm").check();
    await see(group(page, "Size: 60 cm")).toBeVisible();
    await see(page.getByText("Sold out. It may be back soon.")).toBeVisible();
    await colour(page, "Teal").focus();
    await page.keyboard.press("Space");
    await see(page.getByText("There is no Teal · 60 cm. Teal · 50 cm is shown instead.")).toBeVisible();
    await see(group(page, "Size: 50 cm")).toBeVisible();
    await leave();
  });
});

test("a swatch that is tapped before any code is loaded is chosen afterwards", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  await openCushion(page);
  const address = page.url();
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("label").filter({ hasText: "Teal" }).click();
  letGo();
  await see(group(page, "Colour: Teal")).toBeVisible();
  await see(page).toHaveURL(/variant=/);
  await awake(page);
  await see(colour(page, "Teal")).toBeChecked();
  await leave();
});

test("a colour and a size that are tapped before any code has come are both chosen once it has", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  await openCushion(page);
  const address = page.url();
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("label").filter({ hasText: "Teal" }).click();
  await page.locator("label").filter({ hasText: "50 cm" }).click();
  letGo();
  await see(group(page, "Colour: Teal")).toBeVisible();
  await see(group(page, "Size: 50 cm")).toBeVisible();
  await awake(page);
  await see(colour(page, "Teal")).toBeChecked();
  await see(colour(page, "50 cm")).toBeChecked();
  await leave();
});

/** Holds back the file of the shop's code that has these words, as a slow network does, until the returned function is called. */
async function holdBackCode(page: Page, words: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(words)) await held;
    await route.fulfill({ response });
  });
  return letGo;
}

test("a swatch that is tapped while the page is awake, but not its pickers, is chosen once their code has come", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  await openCushion(page);
  const address = page.url();
  const letGo = await holdBackCode(page, "not in this choice");
  await page.goto(address);
  await awake(page);
  await page.locator("label").filter({ hasText: "Teal" }).click();
  await page.locator("label").filter({ hasText: "50 cm" }).click();
  await see(page).not.toHaveURL(/variant=/);
  letGo();
  await see(group(page, "Colour: Teal")).toBeVisible();
  await see(group(page, "Size: 50 cm")).toBeVisible();
  await see(page).toHaveURL(/variant=/);
  await leave();
});

test("a card's line that is tapped twice before the sheet's code has come opens the sheet once", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  const letGo = await holdBackCode(page, "Options of ");
  await page.goto(`${underPath(haat, "kora-home")}/search?query=kilim`);
  await awake(page);
  const line = page.getByRole("listitem").filter({ hasText: NAME }).first().getByRole("button", { name: /^Rust/ });
  await line.click();
  await line.click();
  await see(page.getByRole("dialog")).toHaveCount(0);
  letGo();
  const sheet = page.getByRole("dialog", { name: NAME });
  await see(sheet).toBeVisible();
  await sheet.getByRole("radio", { name: /^Teal/ }).check();
  await sheet.getByRole("button", { name: "Done" }).click();
  await see(page.getByRole("dialog")).toHaveCount(0);
  await leave();
});

test("a card with a colour and a size adds what it shows, and its sheet has the same pickers", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  const base = underPath(haat, "kora-home");
  await logIn(page, haat, base);
  await page.goto(`${base}/search?query=kilim`);
  await awake(page);
  const card = page.getByRole("listitem").filter({ hasText: NAME }).first();
  await card.getByRole("button", { name: `Add ${NAME}, Rust · 40 cm to cart` }).click();
  await see(card).toContainText("Rust · 40 cm × 1");
  await card.getByRole("button", { name: /^Rust · 40 cm × 1/ }).click();
  const sheet = page.getByRole("dialog", { name: NAME });
  await sheet.getByRole("radio", { name: /^Teal/ }).check();
  await sheet.getByRole("button", { name: `Add ${NAME}, Teal · 40 cm to cart` }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await see(card).toContainText("Rust · 40 cm × 1, Teal · 40 cm × 1");
  await see(shown(page.getByRole("link", { name: "Cart, 2 items" }))).toBeVisible();
  await leave();
});

test("a kiosk chooses colour and size by touch", async () => {
  const kiosk = await openKiosk(browser, underPath(haat, "kora-home"), { isTimed: false });
  const { page } = kiosk;
  await kiosk.touchToStart();
  await kiosk.scan("KH-CUSHION-TEAL-40CM");
  await see(kiosk.lines).toContainText("Teal · 40 cm");
  await page
    .getByRole("button", { name: /^Bedding/ })
    .first()
    .tap();
  await page
    .getByRole("button", { name: new RegExp(`^${NAME}`) })
    .first()
    .tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: /^Teal/ }).tap();
  await sheet.getByRole("radio", { name: /^50 cm/ }).tap();
  const sides = await sheet
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(60);
  await sheet.getByRole("button", { name: `Add: ${NAME}` }).tap();
  await sheet.getByRole("button", { name: "Done" }).tap();
  await see(kiosk.lines.filter({ hasText: "Teal · 50 cm" })).toHaveCount(1);
  await kiosk.leave();
});
