import { describe, expect, it } from "vitest";
import { paymentsConfig } from "#server/platform/paymentsConfig.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

const DEFAULTS = {
  SANDBOX: false,
  CASHFREE_URL: "https://api.cashfree.com/pg",
  RAZORPAY_URL: "https://api.razorpay.com/v1",
  PAYMENT_HOLD_SECONDS: 600,
  PAYMENT_CHECK_SECONDS: 5,
};
const read = (values: Partial<Parameters<typeof paymentsConfig>[0]> = {}) => paymentsConfig({ ...DEFAULTS, ...values });

const CASHFREE = { CASHFREE_CLIENT_ID: "id", CASHFREE_CLIENT_SECRET: "secret", PUBLIC_URL: "https://shop.example" };
const RAZORPAY = { RAZORPAY_KEY_ID: "key", RAZORPAY_KEY_SECRET: "secret", RAZORPAY_WEBHOOK_SECRET: "hook" };
const BMSPAY = { BMSPAY_URL: "https://bridge.example", BMSPAY_MERCHANT_ID: "m-1", BMSPAY_SECRET: "secret" };

describe("the platform's payment settings", () => {
  it("offer no provider without credentials, and keep times in milliseconds", () => {
    expect(read()).toEqual({
      cashfree: undefined,
      razorpay: undefined,
      bmspay: undefined,
      holdMs: 600_000,
      checkMs: 5_000,
    });
  });

  it("offer each provider by its own credentials alone", () => {
    expect(read(CASHFREE)).toMatchObject({
      cashfree: { url: DEFAULTS.CASHFREE_URL, clientId: "id" },
      razorpay: undefined,
    });
    expect(read(RAZORPAY)).toMatchObject({ razorpay: { keyId: "key", webhookSecret: "hook" }, bmspay: undefined });
    expect(read(BMSPAY)).toMatchObject({ bmspay: { url: "https://bridge.example", merchantId: "m-1" } });
  });

  it.each([
    [
      { CASHFREE_CLIENT_ID: "id", PUBLIC_URL: "https://shop.example" },
      "CASHFREE_CLIENT_SECRET is missing: set it, or leave CASHFREE_CLIENT_ID out to do without this provider.",
    ],
    [
      { CASHFREE_CLIENT_SECRET: "secret" },
      "CASHFREE_CLIENT_ID is missing: set it, or leave CASHFREE_CLIENT_SECRET out to do without this provider.",
    ],
    [
      { ...CASHFREE, PUBLIC_URL: undefined },
      "PUBLIC_URL is missing: set it to the platform's own address, so that Cashfree can call it.",
    ],
    [
      { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: undefined },
      "RAZORPAY_WEBHOOK_SECRET is missing: set it, or leave RAZORPAY_KEY_ID out to do without this provider.",
    ],
    [
      { BMSPAY_SECRET: "secret" },
      "BMSPAY_URL is missing: set it, or leave BMSPAY_SECRET out to do without this provider.",
    ],
  ])("stop the start with one sentence: %o", (values, sentence) => {
    expect(() => read(values)).toThrow(new ConfigError(sentence));
  });

  it("ask for no public address in sandbox mode, where no gateway calls from outside", () => {
    expect(read({ ...CASHFREE, PUBLIC_URL: undefined, SANDBOX: true }).cashfree).toBeDefined();
  });
});
