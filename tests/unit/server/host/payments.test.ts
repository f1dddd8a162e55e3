import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#server/host/settings/contentSecurityPolicy.ts";
import { paymentsForBrowser } from "#server/host/settings/paymentSources.ts";
import { readHostConfig } from "#server/host/settings/readHostConfig.ts";

const LIVE = { sandbox: false, pincodeUrl: "https://pins.example/" };
const TRYING = { sandbox: true, pincodeUrl: "/sandbox/pincode/" };
const providers = [
  {
    id: "FIRSTPAY",
    origins: {
      script: ["https://sdk.first.example"],
      frame: ["https://sdk.first.example", "https://pay.first.example"],
      connect: ["https://api.first.example"],
    },
  },
  { id: "TABPAY", origins: {} },
  { id: "OTHERPAY", origins: { script: ["https://sdk.other.example", "https://sdk.first.example"] } },
];

const SCRIPT = `'sha256-${createHash("sha256").update("early()").digest("base64")}'`;

type Env = Record<string, string>;
const told = (env: Env = {}, platform = LIVE, built = providers) =>
  paymentsForBrowser(readHostConfig(env, platform), built);
const policy = (env: Env = {}, platform = LIVE, built = providers) =>
  Object.fromEntries(
    contentSecurityPolicy({ scripts: ["early()"], styles: [".a{}"] }, readHostConfig(env, platform), built)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

describe("the policy of a shop that takes real money", () => {
  it("allows what the build's providers declare, once each", () => {
    expect(policy()).toMatchObject({
      "script-src": ["'self'", SCRIPT, "https://sdk.first.example", "https://sdk.other.example"],
      "frame-src": ["https://sdk.first.example", "https://pay.first.example"],
      "connect-src": ["'self'", "https://pins.example", "https://api.first.example"],
    });
  });

  it("allows no frame at all in a build without a provider that needs one", () => {
    expect(policy({}, LIVE, [])).toMatchObject({ "script-src": ["'self'", SCRIPT], "frame-src": ["'none'"] });
  });

  it("never holds unsafe-inline or unsafe-eval", () => {
    for (const platform of [LIVE, TRYING]) expect(JSON.stringify(policy({}, platform))).not.toContain("unsafe");
  });
});

describe("the policy of a shop in sandbox mode", () => {
  it("allows the sandbox's own scripts and pay page, and none of the providers' origins", () => {
    expect(policy({}, TRYING)).toMatchObject({
      "script-src": ["'self'", SCRIPT],
      "frame-src": ["'self'"],
      "connect-src": ["'self'"],
    });
  });

  it("allows the platform's origin when it runs elsewhere", () => {
    const there = "https://api.example";
    expect(policy({ PLATFORM_ORIGIN: there }, TRYING)).toMatchObject({
      "script-src": ["'self'", SCRIPT, there],
      "frame-src": ["'self'", there],
      "connect-src": ["'self'", there],
    });
  });
});

describe("the payment settings for the browser", () => {
  it("is production and the providers' own scripts, unless configured (spec 7.2)", () => {
    expect(told()).toEqual({ mode: "production", sdk: {}, pageOrigins: [] });
  });

  it("is the sandbox's scripts in sandbox mode, from the platform's address", () => {
    const sdk = { FIRSTPAY: "/sandbox/sdk/firstpay.js", OTHERPAY: "/sandbox/sdk/otherpay.js" };
    expect(told({}, TRYING)).toEqual({ mode: "sandbox", sdk, pageOrigins: [] });
    expect(told({ PLATFORM_ORIGIN: "https://api.example" }, TRYING)).toMatchObject({
      sdk: { FIRSTPAY: "https://api.example/sandbox/sdk/firstpay.js" },
    });
  });

  it("is a provider's own sandbox with PAYMENT_MODE when our sandbox is off", () => {
    expect(told({ PAYMENT_MODE: "sandbox" })).toEqual({ mode: "sandbox", sdk: {}, pageOrigins: [] });
    expect(policy({ PAYMENT_MODE: "sandbox" })["script-src"]).toContain("https://sdk.first.example");
  });

  it("is real money on a platform elsewhere with PAYMENT_MODE, whatever the mode of this process", () => {
    const env = { PAYMENT_MODE: "production", PLATFORM_ORIGIN: "https://api.example" };
    expect(told(env, TRYING)).toEqual({ mode: "production", sdk: {}, pageOrigins: [] });
  });

  it("contains the origins of pay pages in their own tab", () => {
    expect(told({ PAYMENT_PAGE_ORIGINS: "https://pay.example/, https://bank.example" })).toMatchObject({
      pageOrigins: ["https://pay.example", "https://bank.example"],
    });
    expect(told({}, { ...TRYING, publicUrl: "https://shop.example/base" } as typeof TRYING)).toMatchObject({
      pageOrigins: ["https://shop.example"],
    });
  });
});

describe("a payment setting that cannot be used stops the start with its name and how to correct it", () => {
  it.each([
    [{ PAYMENT_MODE: "test" }, LIVE, 'PAYMENT_MODE is "test"; set it to "production" or "sandbox".'],
    [
      { PAYMENT_MODE: "production" },
      TRYING,
      'PAYMENT_MODE is "production" while SANDBOX is on, where no real gateway is called; leave it out or set SANDBOX=off.',
    ],
    [
      { PAYMENT_PAGE_ORIGINS: "pay.example" },
      LIVE,
      'PAYMENT_PAGE_ORIGINS is "pay.example"; set it to an origin such as https://example.com.',
    ],
    [
      { BMSPAY_URL: "http://bridge.internal" },
      LIVE,
      "PAYMENT_PAGE_ORIGINS is missing: set it to the origins of BMSPAY's pay pages, or no browser would open them.",
    ],
  ])("%o", (env, platform, sentence) => {
    expect(() => readHostConfig(env as Env, platform)).toThrow(sentence);
  });
});
