import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { arrive, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { underPath } from "#tests/support/journeys/journey.ts";

withTheShop();

const shop = () => underPath(haat, "nila-saris");
const link = (page: Page) => page.getByRole("link", { name: "Kanjivaram Silk Sari" });
const choice = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("checkbox", { name: new RegExp(`^${name} \\d`) });

describe.each([PHONE, DESKTOP])("what a store tells of its goods (ADR 69), $width px wide", (viewport) => {
  test("narrows a search by colour and fabric; the card shows the colour, and the address keeps both", async () => {
    const { page, leave } = await arrive(browser, { viewport });
    await page.goto(`${shop()}/search?query=sari`);
    await awake(page);
    if (viewport === PHONE) await page.getByRole("button", { name: /filter/i }).click();
    await choice(page, "Fabric", "Mulberry silk").check();
    await see(page).toHaveURL(/fact=fabric%3AMulberry\+silk/);
    await choice(page, "Colour", "Peacock").focus();
    await page.keyboard.press("Space");
    await see(choice(page, "Colour", "Peacock")).toBeChecked();
    await see(page).toHaveURL(/fact=option\.colour%3APeacock/);
    expect(await axeViolations(page)).toEqual([]);
    if (viewport === PHONE) await page.getByRole("button", { name: "Show 1 product" }).click();
    await see(link(page)).toHaveAttribute("href", /\?variant=/);
    await see(page.locator('img[src*="kanjivaram"]')).toHaveAttribute("src", /peacock/);
    await page.reload();
    await see(page.getByRole("list", { name: "Active filters" }).getByText("Peacock")).toBeVisible();
    await leave();
  });

  test("stands on the product's page in the owner's order, and in its structured data", async () => {
    const { page, leave } = await arrive(browser, { viewport });
    await page.goto(`${shop()}/search?query=kanjivaram`);
    await awake(page);
    await link(page).click();
    await see(page.getByText("Wash care", { exact: true })).toBeVisible();
    expect(await page.locator("dl > dt").allTextContents()).toEqual([
      "Fabric",
      "Weave",
      "Wash care",
      "Country of origin",
    ]);
    await page.reload();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain('{"@type":"PropertyValue","name":"Fabric","value":"Mulberry silk"}');
    await leave();
  });
});
