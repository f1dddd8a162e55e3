import { describe, expect, test } from "vitest";
import type { DeliveryPlan, SubscriptionPage } from "#contract/sale/subscriptions.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { callAs, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, withOneShopper } from "#tests/support/browser/visitors.ts";
import { dayFromNow, subscribe } from "#tests/support/journeys/accountPages.ts";
import { dialogOf } from "#tests/support/journeys/journey.ts";

withOneShopper({ isLoggedIn: true, breaksCalls: true });

const heading = () => page.getByRole("heading", { level: 1, name: "Subscription" });
const rows = () => page.getByRole("main").locator("tbody tr");
const dialog = (name: string | RegExp) => dialogOf(page, name);

async function open(query = ""): Promise<void> {
  await page.goto(`${base}/account/subscription${query}`);
  await see(heading()).toBeVisible();
}

async function listed(): Promise<SubscriptionPage> {
  const { customerId, call } = await callAs(page, haat.origin);
  return call<SubscriptionPage>("GET", `/api/subscriptions?customerId=${customerId}&page=1&size=8`);
}

describe("spec 2.11, Subscriptions", () => {
  test("'No Subscription Found'", async () => {
    await open();
    await see(page.getByText("No Subscription Found")).toBeVisible();
  });

  test("thumbnail, weight with unit, sellingPrice × quantity, weekday letters, 'Till date', status, edit and delete", async () => {
    const { subscriptionItem } = await subscribe(page, haat.origin, { quantity: 3 });
    await open();
    await see(page.getByRole("columnheader")).toHaveText([
      "Product",
      "Weight",
      "Price",
      "Repeats On",
      "End Date",
      "Status",
      "Action",
    ]);
    const row = rows().first();
    await see(row.locator("img")).toBeVisible();
    await see(row).toContainText(new RegExp(`${subscriptionItem.weight} [a-zA-Z]+`));
    await see(row).toContainText(`₹${(subscriptionItem.sellingPrice * 3).toFixed(2)}`);
    await see(row.locator("[data-active]")).toHaveText(["M", "T"]);
    await see(row.getByText(/^[SMTWF]$/)).toHaveText(["S", "M", "T", "W", "T", "F", "S"]);
    await see(row).toContainText("Till date");
    await see(row.getByRole("switch")).toBeChecked();
    await see(row.getByRole("button", { name: /^Edit/ })).toBeVisible();
    await see(row.getByRole("button", { name: /^Delete/ })).toBeVisible();
  });

  test("the switch moves after the platform has accepted, and not when it refuses", async () => {
    await open();
    const status = rows().first().getByRole("switch");
    await haat.faults([{ path: "/api/subscriptions/", method: "PUT", status: 500 }]);
    await status.click();
    await see(page.getByRole("alert").first()).toBeVisible();
    await see(status).toBeChecked();
    await haat.faults([]);
    const held: (() => void)[] = [];
    await page.route(/\/api\/subscriptions\//, async (route) => {
      if (route.request().method() === "PUT") await new Promise<void>((letGo) => held.push(letGo));
      return route.fallback();
    });
    await status.click();
    await see.poll(() => held.length).toBe(1);
    await still(page);
    expect(await status.isChecked()).toBe(true);
    await page.unrouteAll();
    held[0]?.();
    await see(status).not.toBeChecked();
    expect((await listed()).subscriptions[0]?.isActive).toBe(false);
    await status.click();
    await see(status).toBeChecked();
  });

  test("Edit opens 'Update Subscription' with days and end date, the start date read-only, and its two messages", async () => {
    await open();
    await page.getByRole("button", { name: /^Edit the subscription/ }).click();
    const modal = dialog("Update Subscription");
    const update = modal.getByRole("button", { name: "Update" });
    await see(modal.getByLabel("Start Date")).toHaveAttribute("readonly", "");
    await see(modal.getByRole("button", { name: "Monday" })).toHaveAttribute("aria-pressed", "true");
    await modal.getByRole("button", { name: "Monday" }).click();
    await modal.getByRole("button", { name: "Thursday" }).click();
    await update.click();
    await seeToast(page, "Error! Please select repeated days.");
    await modal.getByRole("button", { name: "Sunday" }).click();
    await modal.getByLabel("End Date").fill(dayFromNow(0));
    await update.click();
    await seeToast(page, "Error! End date cannot be earlier than start date.");
    await modal.getByLabel("End Date").fill(dayFromNow(40));
    await haat.faults([{ path: "/api/subscriptions/", method: "PUT", status: 500 }]);
    await Promise.all([page.waitForResponse((response) => response.status() === 500), update.click()]);
    await see(update).toBeEnabled();
    await see(modal.getByLabel("End Date")).toHaveValue(dayFromNow(40));
    await haat.faults([]);
    await update.click();
    await seeToast(page, "Subscription updated successfully");
    await see(modal).toBeHidden();
    await see(rows().first().locator("[data-active]")).toHaveText(["S"]);
    await see(rows().first()).toContainText(/\d+ [A-Z][a-z]+ 20\d\d/);
    const { subscriptionRecurrence } = (await listed()).subscriptions[0] ?? {};
    expect(subscriptionRecurrence).toMatchObject({ daysOfWeek: ["SUNDAY"], endDate: dayFromNow(40) });
  });

  test("Delete asks in its words; 'No, cancel' keeps it, 'Yes, I'm sure' deletes it", async () => {
    await open();
    await page.getByRole("button", { name: /^Delete the subscription/ }).click();
    const modal = dialog("Are you sure you want to delete this item?");
    await modal.getByRole("button", { name: "No, cancel" }).click();
    await see(modal).toBeHidden();
    await see(rows()).toHaveCount(1);
    await page.getByRole("button", { name: /^Delete the subscription/ }).click();
    await modal.getByRole("button", { name: "Yes, I'm sure" }).click();
    await seeToast(page, "Subscription deleted successfully");
    await see(page.getByText("No Subscription Found")).toBeVisible();
    expect((await listed()).subscriptions).toEqual([]);
  });

  test("spec 9: eight a page, the page stays in the address, and deleting the last one of a page goes to the one before", async () => {
    for (let index = 0; index < 9; index += 1) await subscribe(page, haat.origin, { which: index });
    await open();
    await see(rows()).toHaveCount(8);
    await page.getByRole("button", { name: "Page 2" }).click();
    await see(rows()).toHaveCount(1);
    await page.reload();
    await see(rows()).toHaveCount(1);
    await page.getByRole("button", { name: /^Delete the subscription/ }).click();
    await page.getByRole("button", { name: "Yes, I'm sure" }).click();
    await see(rows()).toHaveCount(8);
    await see(page).toHaveURL(/\/account\/subscription$/);
  });

  test("on a phone each is a card whose facts keep their names, and nothing is wider than the screen", async () => {
    await page.setViewportSize(PHONE);
    await open();
    await see(rows()).toHaveCount(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const named = await rows()
      .first()
      .locator("td[data-label]")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")));
    expect(named).toEqual(["Weight", "Price", "Repeats On", "End Date", "Status"]);
  });
});

describe("the next deliveries (ADR 10)", () => {
  const days = () => dialog(/^Deliveries of/).getByRole("listitem");

  async function openDeliveries(): Promise<void> {
    await open();
    await page
      .getByRole("button", { name: /^Deliveries of/ })
      .first()
      .click();
    await see(days()).toHaveCount(7);
  }

  test("the next seven with their cost, and the cut-off in words", async () => {
    await openDeliveries();
    const modal = dialog(/^Deliveries of/);
    await see(modal).toContainText(/is ordered at \d\d:\d\d [AP]M on the evening before/);
    for (const day of await days().all()) {
      await see(day).toContainText(/^(Monday|Thursday), \d+ [A-Z][a-z]+ 20\d\d/);
      await see(day).toContainText(/₹\d/);
      await see(day).toContainText("Planned");
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  test("a day is skipped and taken back", async () => {
    await openDeliveries();
    const second = days().nth(1);
    await second.getByRole("button", { name: /^Skip/ }).click();
    await see(second).toContainText("Skipped");
    await second.getByRole("button", { name: /^Take back/ }).click();
    await see(second).toContainText("Planned");
  });

  test("a range is paused, shown in words here and in the list, and the pause is ended", async () => {
    await openDeliveries();
    const modal = dialog(/^Deliveries of/);
    await modal.getByRole("button", { name: "Pause" }).click();
    await seeToast(page, "Please choose the first and the last day of the pause.");
    await modal.getByLabel("First day").fill(dayFromNow(1));
    await modal.getByLabel("Last day").fill(dayFromNow(30));
    await modal.getByRole("button", { name: "Pause" }).click();
    await see(modal.getByText(/^Nothing comes from .* until .*\.$/)).toBeVisible();
    await see(days().first()).toContainText("Paused");
    await modal.getByRole("button", { name: "Close" }).click();
    await see(rows().first()).toContainText("Paused until");
    await page
      .getByRole("button", { name: /^Deliveries of/ })
      .first()
      .click();
    await modal.getByRole("button", { name: "End the pause" }).click();
    await see(days().first()).toContainText("Planned");
  });

  test("a day that can no longer be changed has no button, and a missed delivery shows its reason", async () => {
    await page.route(/\/api\/subscriptions\/[^/]+\/deliveries/, async (route) => {
      const response = await route.fetch();
      const plan = (await response.json()) as DeliveryPlan;
      const [first, second, ...others] = plan.deliveries;
      if (first === undefined || second === undefined) throw new Error("There is nothing to come.");
      const failed = { state: "FAILED", reasonCode: "OUT_OF_STOCK", reason: "It was out of stock.", canChange: false };
      const deliveries = [{ ...first, ...failed }, { ...second, canChange: false }, ...others];
      await route.fulfill({ response, json: { ...plan, deliveries } });
    });
    await openDeliveries();
    await see(days().first()).toContainText("Not delivered");
    await see(days().first()).toContainText("It was out of stock.");
    await see(days().nth(1).getByRole("button")).toHaveCount(0);
    await see(days().nth(2).getByRole("button", { name: /^Skip/ })).toBeVisible();
  });

  test("deliveries that cannot be read say so, and Try again reads them", async () => {
    await open();
    await haat.faults([{ path: "/api/subscriptions/*/deliveries", status: 503 }]);
    await page
      .getByRole("button", { name: /^Deliveries of/ })
      .first()
      .click();
    const modal = dialog(/^Deliveries of/);
    await see(modal.getByRole("alert")).toContainText("503");
    await haat.faults([]);
    await modal.getByRole("button", { name: "Try again" }).click();
    await see(days()).toHaveCount(7);
  });
});
