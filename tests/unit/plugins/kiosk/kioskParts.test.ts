import { expect, it } from "vitest";
import { phonePayAddress, readPhonePayment } from "../../../../plugins/kiosk/pay/phonePayAddress";
import { dressManifests } from "../../../../plugins/kiosk/visit/dressManifests";
import { english } from "../../../../plugins/kiosk/words/english";
import { hindi } from "../../../../plugins/kiosk/words/hindi";

const session = { id: "t1", paymentSessionId: "s/1+2", checkoutKey: "key_1" };

it("a phone reads the started payment from the address in the code, and no server sees it", () => {
  const address = phonePayAddress("https://shop.test", "/fresh-basket", "RAZORPAY", session);
  const { pathname, search, hash } = new URL(address);
  expect([pathname, search]).toEqual(["/fresh-basket/kiosk/pay", ""]);
  expect(readPhonePayment(hash)).toEqual({ providerId: "RAZORPAY", session });
});

it("an address with nothing or half of it behind the # names no payment", () => {
  for (const hash of ["", "#", "#p=CASHFREE", "#i=1&s=2"]) expect(readPhonePayment(hash)).toBeUndefined();
});

it("a visit has no account, no wallet and no kiosk within the kiosk, and changed manifests replace the old ones", () => {
  const route = { path: "/login", access: "public" as const, load: () => Promise.reject(new Error("nobody opens it")) };
  const own = { id: "kiosk-visit" };
  const dressed = dressManifests(
    [{ id: "account" }, { id: "wallet" }, { id: "kiosk" }, { id: "login", routes: [route] }],
    { own, slot: (entry) => entry, route: (entry) => ({ ...entry, path: "/login/mobile" }) },
  );
  expect(dressed.map(({ id }) => id)).toEqual(["login", "kiosk-visit"]);
  expect(dressed[0]?.routes?.[0]?.path).toBe("/login/mobile");
});

it("every text of the kiosk exists in each of its languages", () => {
  const empty = Object.entries(hindi).filter(([, word]) => word === "");
  expect(empty).toEqual([]);
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
});
