import { readFileSync } from "node:fs";
import { encode } from "uqr";
import { expect, it } from "vitest";
import type { PickupPlace } from "#contract/devices.ts";
import { cartFeature } from "#features/cart/feature.ts";
import type { KioskWords } from "#plugins/kiosk/languages.ts";
import { phonePayAddress, readPhonePayment } from "#plugins/kiosk/pay/phonePayAddress.ts";
import { editionFor } from "#plugins/kiosk/visit/editionFor.ts";
import { editionManifests } from "#plugins/kiosk/visit/editionManifests.ts";
import * as english from "#plugins/kiosk/words.en.ts";
import * as hindi from "#plugins/kiosk/words.hi.ts";
import * as urdu from "#plugins/kiosk/words.ur.ts";
import { shippingPlugin } from "#plugins/shipping/plugin.ts";

const session = { id: "t1", paymentSessionId: "s/1+2", checkoutKey: "key_1" };
const place = { origin: "https://shop.test", basePath: "/fresh-basket" };

it.each([
  { providerId: "RAZORPAY", session, seconds: 300, language: "en" },
  {
    providerId: "BMSPAY",
    session: { id: "t1", paymentSessionId: "s1", paymentUrl: "https://pay.test/p?a=1&b=#2" },
    seconds: 420,
    language: "hi",
  },
])("a phone reads the started payment from the address in the code, and no server sees it: $providerId", (scanned) => {
  const address = phonePayAddress(place, scanned);
  const { pathname, search, hash } = new URL(address);
  expect([pathname, search]).toEqual(["/fresh-basket/kiosk/pay", ""]);
  expect(readPhonePayment(hash)).toEqual(scanned);
});

it("an address with nothing or half of it behind the # names no payment", () => {
  for (const hash of ["", "#", "#p=CASHFREE", "#i=1&s=2"]) expect(readPhonePayment(hash)).toBeUndefined();
});

const ZEROS = "0".repeat(36);
it("the code of the longest session that a provider gives is read at 320 px: a module is at least 3 px wide", () => {
  // Cashfree's sessions have about 130 characters.
  const long = { id: ZEROS, paymentSessionId: `session_${"aB3_".repeat(31)}` };
  const scanned = { providerId: "CASHFREE", session: long, seconds: 300, language: "hi" };
  const { size } = encode(phonePayAddress({ origin: "https://shop.example", basePath: "/fresh-basket" }, scanned), {
    ecc: "M",
    border: 4,
  });
  expect(320 / size).toBeGreaterThan(3);
});

it("a visit has no account, no wallet, not the home page of the shop and no kiosk within the kiosk, and changed manifests replace the old ones", () => {
  const route = { path: "/login", access: "public" as const, load: () => Promise.reject(new Error("nobody opens it")) };
  const own = { id: "kiosk-visit" };
  const manifests = editionManifests(
    [{ id: "account" }, { id: "wallet" }, { id: "home" }, { id: "kiosk" }, { id: "login", routes: [route] }],
    { own, slot: (entry) => entry, route: (entry) => ({ ...entry, path: "/login/mobile" }) },
  );
  expect(manifests.map(({ id }) => id)).toEqual(["login", "kiosk-visit"]);
  expect(manifests[0]?.routes?.[0]?.path).toBe("/login/mobile");
});

const kioskEdition = (more: Partial<Parameters<typeof editionFor>[0]>) =>
  editionFor({
    screens: {} as never,
    bind: () => {},
    becomeGuest: () => {},
    recipient: () => ({ name: "", mobile: "" }),
    pickup: () => undefined,
    words: () => english,
    onFailed: () => {},
    ...more,
  });

it.each([
  ["no delivery charge to announce where orders are picked up", { address: "Counter 1" } as PickupPlace, false],
  ["the store's delivery charge where they are delivered", undefined, true],
])("a visit has %s", (_, place, isThere) => {
  const { edition } = kioskEdition({ pickup: () => place });
  const slots = edition.manifests([shippingPlugin]).flatMap((manifest) => manifest.slots ?? []);
  expect(slots.some(({ slot }) => slot === "delivery-terms")).toBe(isThere);
});

it("a visit has no Buy now, and its cash is paid at the counter", () => {
  const { edition } = kioskEdition({});
  const slots = edition.manifests([cartFeature]).flatMap((manifest) => manifest.slots ?? []);
  expect(cartFeature.slots?.some(({ slot }) => slot === "buy-actions")).toBe(true);
  expect(slots.some(({ slot }) => slot === "buy-actions")).toBe(false);
  expect(slots.flatMap((entry) => (entry.slot === "payment-method" ? entry.label : []))).toEqual([
    "Online payment",
    "Pay at the counter",
  ]);
});

it("a visit says the shop's messages in its language, with the platform's reason, and not what the cart shows", () => {
  const say = (words: KioskWords, kind: "error" | "success", message: string) =>
    kioskEdition({ words: () => words }).edition.notices?.(kind, message);
  expect(say(hindi, "error", "Payment failed or user dropped")).toBe("भुगतान नहीं हुआ या रद्द किया गया");
  expect(say(hindi, "error", "Failed to add product to cart. Only 3 left")).toBe(
    "सामान कार्ट में नहीं जुड़ सका. Only 3 left",
  );
  expect(say(hindi, "error", "Payment failed for another reason")).toBe("Payment failed for another reason");
  expect(say(english, "error", "Payment failed")).toBe("Payment failed");
  expect(say(hindi, "success", "Product added to cart")).toBeUndefined();
});

it("each message of the shop that is translated is one that the shop has", () => {
  const files = ["domain/cart/words.en", "domain/payments/words.en", "app/words.en"];
  const code = files.map((file) => readFileSync(`src/${file}.ts`, "utf8")).join();
  for (const { shopsMessages } of [hindi, urdu]) {
    expect(Object.keys(shopsMessages).filter((message) => !code.includes(`"${message}"`))).toEqual([]);
  }
});
