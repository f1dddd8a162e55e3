import { describe, expect, it } from "vitest";
import { buildBrowser } from "../support/buildBrowser";

/** Words that only the provider's own code holds, its script's address among them, and that a minifier must keep. */
const providers = {
  FLAG_PAYMENT_CASHFREE: ["sdk.cashfree.com", "payments.cashfree.com", "redirectTarget", "CASHFREE"],
  FLAG_PAYMENT_BMSPAY: ["bmspay-transactions", "bms-pay/initiate-payment", "BMSPAY"],
  FLAG_PAYMENT_RAZORPAY: ["checkout.razorpay.com", "cdn.razorpay.com", "payment.failed", "RAZORPAY"],
};
type Flag = keyof typeof providers;
const flags = Object.keys(providers) as Flag[];

describe("a build", () => {
  it("without payment providers carries none of their code", async () => {
    const bundle = await buildBrowser(Object.fromEntries(flags.map((flag) => [flag, "off" as const])));
    const all = Object.values(providers).flat();
    expect(all.filter((word) => bundle.includes(word))).toEqual([]);
  });

  it.each(flags)("with %s off carries none of that provider's code, and all of the others'", async (off) => {
    const bundle = await buildBrowser({ [off]: "off" });
    const others = flags.filter((flag) => flag !== off).flatMap((flag) => providers[flag]);
    expect(providers[off].filter((word) => bundle.includes(word))).toEqual([]);
    expect(others.filter((word) => !bundle.includes(word))).toEqual([]);
  });
});
