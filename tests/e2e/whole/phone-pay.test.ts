import type { Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { arriveWithClock, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { stopClock } from "#tests/support/browser/stopClock.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type KioskScreen, openKiosk, someSku } from "#tests/support/journeys/kiosk.ts";
import { askBank, CHOICES, takeOnline } from "#tests/support/journeys/paying.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

/** A kiosk and its shopper's phone: each shows what happens at the other. */
describe("a payment by phone at a kiosk", () => {
  let kiosk: KioskScreen;
  const phones: Shopper[] = [];
  withTheShop();
  afterEach(async () => {
    for (const phone of phones.splice(0)) await phone.leave();
    await kiosk.leave();
    await takeOnline(haat, "CASHFREE");
    expect(kiosk.troubles).toEqual([]);
  });

  const touch = (name: string | RegExp) => kiosk.page.getByRole("button", { name }).first().tap();
  const code = () => kiosk.page.getByRole("img", { name: "QR" });
  const address = async () => (await code().getAttribute("data-address")) ?? "";
  const showCode = async () => {
    kiosk = await openKiosk(browser, base);
    await kiosk.scan(await someSku(haat));
    await see(kiosk.lines).toHaveCount(1);
    await touch("Pay");
    await touch("Skip");
    await touch(/^Pay by phone/);
    await see(code()).toBeVisible();
    // Nothing at the kiosk ends by itself while the phone is slow: `askBank` moves its clock.
    await stopClock(kiosk.page);
    return (await kiosk.page.locator(".kiosk-pay .kiosk-amount").textContent()) ?? "";
  };
  const scan = async () => {
    const phone = await arriveWithClock(browser, PHONE);
    phones.push(phone);
    await phone.page.goto(await address());
    return phone.page;
  };
  const heading = (page: Page, name: string) => page.getByRole("heading", { name });
  const payButton = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });
  const choose = async (page: Page, choice: keyof typeof CHOICES) => {
    await payButton(page).click();
    await page.frameLocator('iframe[title="Payment page"]').getByRole("button", { name: CHOICES[choice] }).click();
  };
  const expectPaid = async (page: Page, amount: string) => {
    await askBank(page, heading(page, "Paid"));
    await see(page.getByText(`${amount} is paid.`)).toBeVisible();
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  };
  const expectReceipt = (amount: string) => askBank(kiosk.page, kiosk.page.getByText(`${amount} received`));

  it("is paid once: the phone names amount and shop, says paid, and offers it again neither after a reload nor in a second tab", async () => {
    const amount = await showCode();
    const [phone, second] = [await scan(), await scan()];
    for (const page of [phone, second]) {
      await see(page.getByRole("button", { name: `Pay ${amount} to ` })).toBeVisible();
      await see(page.getByRole("timer")).toContainText(/^[45]:\d\d/);
    }
    await choose(phone, "pay");
    await expectPaid(phone, amount);
    await phone.reload();
    await expectPaid(phone, amount);
    await phone.goto(base);
    await phone.goBack();
    await expectPaid(phone, amount);
    await expectPaid(second, amount);
    await expectReceipt(amount);
  });

  it("that failed gets a new code by itself, to which the phone's page leads, and ends paid", async () => {
    const amount = await showCode();
    const before = await address();
    const phone = await scan();
    await choose(phone, "fail");
    await see(heading(phone, "That payment did not go through")).toBeVisible();
    expect(await payButton(phone).count()).toBe(0);
    await askBank(kiosk.page, kiosk.page.getByText("That payment did not go through. Here is a new code."));
    const after = await address();
    expect(after).not.toBe(before);
    await askBank(phone, heading(phone, "There is a new code"));
    // The new code opens in the same tab: only what is behind the # changes.
    await phone.goto(after);
    await choose(phone, "pay");
    await expectPaid(phone, amount);
    await expectReceipt(amount);
  });

  it("is over on the phone when it is over at the kiosk, in the language that was chosen beside the code", async () => {
    await showCode();
    await kiosk.head("हिन्दी").tap();
    const phone = await scan();
    await see(heading(phone, "अपने ऑर्डर का भुगतान करें")).toBeVisible();
    await kiosk.page.clock.runFor(310_000);
    await askBank(kiosk.page, kiosk.page.getByRole("heading", { name: "आपका भुगतान नहीं हो पाया" }));
    await askBank(phone, heading(phone, "इस भुगतान का समय खत्म हो गया"));
    await phone.reload();
    await see(heading(phone, "इस भुगतान का समय खत्म हो गया")).toBeVisible();
    expect(await phone.getByRole("main").getByRole("button").count()).toBe(0);
  });

  it("on the provider's own page is opened from the phone's page, which then shows the outcome", async () => {
    await takeOnline(haat, "BMSPAY");
    const amount = await showCode();
    const phone = await scan();
    await payButton(phone).click();
    await phone.waitForURL(/\/sandbox\/gateway\//);
    await phone.getByRole("button", { name: CHOICES.pay }).click();
    await phone.goto(await address());
    await expectPaid(phone, amount);
    await expectReceipt(amount);
  });
});
