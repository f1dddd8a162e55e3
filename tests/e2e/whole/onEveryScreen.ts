import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { KIOSK_SCREENS } from "#tests/support/journeys/kioskScreens.ts";

type Box = Record<"x" | "y" | "width" | "height", number>;

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

interface Wanted {
  /** The keyboard, which must be below them. */
  below?: Locator;
  least?: { of: Locator; px: number };
  /**
   * Checks that none overlaps another; only for targets that do not scroll, because a box says nothing about targets that
   * are scrolled out of sight.
   */
  areApart?: boolean;
  /** The content that a sheet covers: all of the room of its veil. */
  veils?: Locator;
  /** They are in the lower half of the screen. */
  isLow?: boolean;
}

/**
 * Expects `targets` to stand whole on the screen, at each size of it, without a sideways scroll; ends with the first size.
 */
export async function onEveryScreen(page: Page, targets: readonly Locator[], wanted: Wanted = {}): Promise<void> {
  const outside: string[] = [];
  for (const [width, height] of KIOSK_SCREENS) {
    await page.setViewportSize({ width, height });
    // The keyboard's height is measured, and scrolls the field, in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    const end = (await wanted.below?.boundingBox())?.y ?? height;
    const boxes: { target: Locator; box: Box }[] = [];
    for (const target of targets) {
      const box = await target.boundingBox();
      const covering = wanted.areApart && box && boxes.find((other) => isOver(other.box, box));
      if (covering) outside.push(`${width}×${height}: ${covering.target} and ${target} cover each other`);
      if (box) boxes.push({ target, box });
      if (box === null) outside.push(`${width}×${height}: ${target} is not there`);
      else if (
        box.x < -1 ||
        box.y < (wanted.isLow ? height / 2 : 0) - 1 ||
        box.x + box.width > width + 1 ||
        box.y + box.height > end + 1
      ) {
        outside.push(`${width}×${height}: ${target} is at ${JSON.stringify(box)}, the room ends at ${width}, ${end}`);
      }
    }
    if (wanted.veils !== undefined) {
      const [room, veil] = [await wanted.veils.boundingBox(), await page.locator(".kiosk-veil").boundingBox()];
      if (!isDeepStrictEqual(room, veil)) {
        outside.push(`${width}×${height}: the veil is at ${JSON.stringify(veil)}, its room at ${JSON.stringify(room)}`);
      }
    }
    const sideways = await page.evaluate(() =>
      Math.max(
        ...[document.documentElement, document.querySelector(".kiosk-scroll")].map((room) =>
          room ? room.scrollWidth - room.clientWidth : 0,
        ),
      ),
    );
    // In a frame of another shape a square picture would stand between two bars.
    const barred = await page
      .locator(":is(.kiosk-card-open, .kiosk-attract-product) > img:visible")
      .evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.getBoundingClientRect())
          .filter((box) => Math.abs(box.width - box.height) > 1)
          .map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
    if (barred.length > 0) outside.push(`${width}×${height}: pictures of ${barred[0]} px`);
    if (sideways > 0) outside.push(`${width}×${height}: ${sideways} px too wide`);
    const { width: wide = 0, height: high = 0 } = (await wanted.least?.of.boundingBox()) ?? {};
    if (wanted.least !== undefined && Math.min(wide, high) < wanted.least.px) {
      outside.push(`${width}×${height}: ${wanted.least.of} has only ${wide} × ${high} px`);
    }
  }
  await page.setViewportSize({ width: KIOSK_SCREENS[0][0], height: KIOSK_SCREENS[0][1] });
  expect(outside).toEqual([]);
}
