import { afterAll, beforeAll, expect, test } from "vitest";
import { arrive, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type KioskScreen, openKiosk, someSku } from "#tests/support/journeys/kiosk.ts";

let kiosk: KioskScreen;
let staff: Shopper;
let hung: Shopper;
withTheShop();
beforeAll(async () => {
  kiosk = await openKiosk(browser, base);
  staff = await arrive(browser, { viewport: { width: 1280, height: 800 } });
  hung = await arrive(browser, { viewport: { width: 1920, height: 1080 } });
});
afterAll(() => Promise.all([kiosk?.leave(), staff?.leave(), hung?.leave()]));

test("who orders at the screen and pays at the counter has one number everywhere, from the receipt to the handing over", async () => {
  const { page: board } = hung;
  await board.clock.install();
  await board.goto(`${base}/board`);
  await see(board.getByRole("heading", { name: "Ready" })).toBeVisible();
  const next = () => board.clock.runFor(4_000);
  const numbersUnder = (column: RegExp) => board.getByRole("region", { name: column }).getByRole("listitem");

  await kiosk.touchToStart();
  await kiosk.scan(await someSku(haat));
  await see(kiosk.lines).toHaveCount(1);
  for (const name of ["Pay", "Skip", /^Pay at the counter/]) {
    await kiosk.page
      .getByRole("button", { name, exact: typeof name === "string" })
      .filter({ visible: true })
      .first()
      .tap();
  }
  const receipt = kiosk.page.locator(".kiosk-number");
  await see(receipt).toHaveText(/^\d{6,}$/);
  const number = (await receipt.textContent()) ?? "";

  const { page: counter } = staff;
  await counter.goto(`${base}/counter`);
  await counter.getByRole("button", { name: "Try it here" }).click();
  await see(counter.getByText("Tried here")).toBeVisible();
  await counter.keyboard.type(number.slice(-4));
  await see(counter.getByText(`One order ends in ${number.slice(-4)}.`)).toBeVisible();
  const card = counter.getByRole("listitem").filter({ has: counter.getByRole("heading", { name: number }) });
  await see(card.getByText("To be paid")).toBeVisible();
  const mine = (column: RegExp) => numbersUnder(column).filter({ hasText: number });
  await next();
  await see(mine(/^Preparing/)).toHaveCount(0);

  await card.getByRole("button", { name: /^Cash received, ₹[\d.,]+: order/ }).click();
  await see(card.getByRole("button", { name: /^Cash received/ })).toHaveCount(0);
  await see(card.getByText("To pack")).toBeVisible();
  await next();
  await see(mine(/^Preparing/)).toBeVisible();

  await card.getByRole("button", { name: /^Ready/ }).click();
  await see(card.getByText("Packed")).toBeVisible();
  await next();
  await see(mine(/^Ready/)).toHaveClass(/board-fresh/);
  await see(board.getByRole("status").filter({ hasText: `Ready: ${[...number].join(" ")}.` })).toHaveCount(1);
  await see(mine(/^Preparing/)).toHaveCount(0);

  await card.getByRole("button", { name: /^Picked up: order/ }).click();
  await see(card.getByText("Delivered", { exact: true })).toBeVisible();
  await next();
  await see(mine(/^Ready/)).toHaveCount(0);
  expect([kiosk.troubles, staff.troubles, hung.troubles]).toEqual([[], [], []]);
});

test("the board keeps its numbers without a network, shows their time, and continues by itself", async () => {
  const { page: board, context } = hung;
  await context.setOffline(true);
  await board.clock.runFor(4_000);
  await see(board.getByText(/^No connection\. Numbers as of \d\d:\d\d [AP]M$/)).toBeVisible();
  await context.setOffline(false);
  await board.clock.runFor(4_000);
  await see(board.getByText(/^No connection/)).toHaveCount(0);
});
