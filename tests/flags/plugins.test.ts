import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { buildInto, buildWith } from "#tests/support/builds/buildWith.ts";
import { WITHOUT_SOME } from "#tests/support/builds/buildWithoutSome.ts";

/**
 * Words that only the code of a plugin contains and that a minifier must keep, such as the address of a provider's
 * script.
 */
const words = {
  FLAG_COMING_SOON: ["Coming soon.."],
  FLAG_SHIPPING: ["Expected delivery:", "Delivered in"],
  FLAG_WALLET: ["Transaction History", "Recharge Wallet", "Insufficient Balance"],
  FLAG_KIOSK: ["haat_device_", "kiosk/pay", "Touch to start", "data-kiosk-keyboard"],
  FLAG_COUNTER: ["haat_counter_", "Print what to pack", "counter-card", "api/counter/", "api/board", "board-room"],
  FLAG_PAYMENT_CASHFREE: ["sdk.cashfree.com", "payments.cashfree.com", "redirectTarget", "CASHFREE"],
  FLAG_PAYMENT_BMSPAY: ["bmspay-transactions", "bms-pay/initiate-payment", "BMSPAY"],
  FLAG_PAYMENT_RAZORPAY: ["checkout.razorpay.com", "cdn.razorpay.com", "ondismiss", "RAZORPAY"],
};
type Flag = keyof typeof words;
const flags = Object.keys(words) as Flag[];

const OFF_IN_THE_LAST: Flag[] = ["FLAG_PAYMENT_RAZORPAY", "FLAG_SHIPPING", "FLAG_WALLET", "FLAG_COMING_SOON"];

/**
 * Each flag is off in one build and on in another. The first build is what `npm run build` makes, the last one is the
 * journey's (`buildWithoutSome.ts`), and the one between them has only what one of the others leaves out.
 */
const builds: Flag[][] = [
  ["FLAG_COMING_SOON"],
  flags.filter((flag) => !OFF_IN_THE_LAST.includes(flag)),
  OFF_IN_THE_LAST,
];

test.each(flags)("%s is off in one of these builds and on in another", (flag) => {
  expect(new Set(builds.map((off) => off.includes(flag)))).toEqual(new Set([true, false]));
});

describe.each(builds.map((off) => [off.join(", ") || "nothing", off] as const))("a build with %s off", (_, off) => {
  it("contains no code of a plugin that is off, and the code of all that are on", async () => {
    const switches = Object.fromEntries(flags.map((flag) => [flag, off.includes(flag) ? "off" : "on"]));
    const given = off === builds.at(-1) ? { ...switches, ...WITHOUT_SOME } : switches;
    const bundle = await bundleOf(given);
    const found = flags.flatMap((flag) => words[flag].filter((word) => bundle.includes(word)));
    expect(found).toEqual(flags.filter((flag) => !off.includes(flag)).flatMap((flag) => words[flag]));
    // The service worker is for these two, and so is the code that registers it (ADR 50).
    const isKeptOpen = !off.includes("FLAG_KIOSK") || !off.includes("FLAG_COUNTER");
    const worker = existsSync(join(await buildWith(given, "browser"), "browser/offline.js"));
    expect([worker, bundle.includes("/offline.js")]).toEqual([isKeptOpen, isKeptOpen]);
  });
});

test("a switch that is neither on nor off stops the build with a sentence that names it", async () => {
  const folder = join(tmpdir(), "haat-build-that-is-not-made");
  await expect(buildInto(folder, { FLAG_SHIPPING: "yes" }, "browser")).rejects.toThrow(
    /FLAG_SHIPPING is "yes"; set it to "on" or "off"/,
  );
});

/** All JavaScript that a build with these flags sends to browsers. */
async function bundleOf(flags: Record<string, string>): Promise<string> {
  const assets = join(await buildWith(flags, "browser"), "browser/assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  return (await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
}
