import { throttling } from "lighthouse/core/config/constants.js";
import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright";
import { DESKTOP, PHONE } from "#tests/support/browser/shopperBrowser.ts";

export interface Condition {
  name: string;
  isSlowNetwork: boolean;
}

/** Lighthouse's "slow 4G" for DevTools throttling; "4 times slower" is Lighthouse's processor, too. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;

export const CONDITIONS: Condition[] = [
  { name: "4x slower processor", isSlowNetwork: false },
  { name: "the same on slow 4G", isSlowNetwork: true },
];

export const network = `${(downloadThroughputKbps / 1024).toFixed(2)} Mbit/s down, ${(uploadThroughputKbps / 1024).toFixed(2)} up, ${requestLatencyMs} ms to each answer`;

export async function slowDown(context: BrowserContext, page: Page, { isSlowNetwork }: Condition): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!isSlowNetwork) return;
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
}

export interface Finger {
  name: string;
  options: BrowserContextOptions;
  /** Presses the middle of a box that is in view. */
  press(page: Page, box: Box): Promise<void>;
}

/** In CSS pixels of the viewport. */
type Box = Record<"x" | "y" | "width" | "height", number>;

const HOVER_MS = 100;

export const MOUSE: Finger = {
  name: `mouse, ${HOVER_MS} ms over it before`,
  options: { viewport: DESKTOP },
  press: async (page, box) => {
    await page.mouse.move(...middleOf(box));
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  },
};

export const TAP: Finger = {
  name: "bare tap",
  options: { viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  press: (page, box) => page.touchscreen.tap(...middleOf(box)),
};

/** Where a target is, when it could be tapped now; the check is made before, because it takes a slow page 10 to 30 ms. */
export async function placeOf(target: Locator): Promise<Box> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not there to be tapped`);
  return box;
}

export function middleOf({ x, y, width, height }: Box): [x: number, y: number] {
  return [x + width / 2, y + height / 2];
}
