import type { Locator, Page } from "playwright";
import { see } from "#tests/support/browser/see.ts";
import { still } from "#tests/support/browser/still.ts";
import {
  ADDRESS,
  addAddress,
  addButton,
  addressDialog,
  cartLink,
  continueButton,
  orderHeading,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";
import { placeOf, TAP } from "./conditions";

export interface Interaction {
  /** From the tap or key until the browser has painted what it changed. */
  ms: number;
  /** What was pressed: `pointerup on "Continue"`. */
  what: string;
}

/**
 * Buys the listing's first product as a logged-in shopper without an address: card, Add, cart, address, payment, order, all
 * in one document.
 * @returns the slowest interaction, which is the page's INP below 50 interactions
 */
export async function buyFromListing(page: Page): Promise<Interaction> {
  await page.evaluate(noteInteractions);
  await tap(page, page.locator('main [aria-posinset="1"]').getByRole("link"));
  await see(page).toHaveURL(/\/product\//);
  await tap(page, addButton(page));
  await tap(page, cartLink(page, 1));
  await see(page.getByRole("heading", { name: "Your cart, 1 item" })).toBeVisible();
  await tap(page, continueButton(page));
  const dialog = addressDialog(page);
  await dialog.getByLabel("Name").pressSequentially(ADDRESS.name, { delay: 100 });
  await addAddress(page);
  await tap(page, shown(page.getByText("Cash on delivery")));
  await tap(page, continueButton(page));
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  await tap(page, placeButton(page));
  await see(orderHeading(page)).toBeVisible();
  // The browser reports an interaction after the frame that it led to.
  await still(page);
  return page.evaluate(slowestInteraction);
}

/** Taps the middle of the element. Playwright's own tap would check while the tap is under way what receives it. */
async function tap(page: Page, target: Locator): Promise<void> {
  await TAP.press(page, await placeOf(target));
}

interface Noting {
  haatInteractions: Map<number, Interaction>;
}

/** 16 ms is the shortest that a browser reports. */
function noteInteractions(): void {
  const found = new Map<number, Interaction>();
  Object.assign(window, { haatInteractions: found } satisfies Noting);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, duration, name, target } = entry;
      if (interactionId === 0 || duration <= (found.get(interactionId)?.ms ?? 0)) continue;
      const element = target as Element | null;
      const label = element?.getAttribute("aria-label") ?? element?.getAttribute("name") ?? element?.textContent ?? "";
      found.set(interactionId, { ms: duration, what: `${name} on "${label.slice(0, 40)}"` });
    }
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function slowestInteraction(): Interaction {
  const all = [...(window as unknown as Noting).haatInteractions.values()];
  return all.sort((a, b) => b.ms - a.ms)[0] ?? { ms: Number.NaN, what: "nothing" };
}
