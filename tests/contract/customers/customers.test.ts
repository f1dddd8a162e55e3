import { expect, it } from "vitest";
import type { Customer, Profile } from "#contract/customers/customers.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

onAnyEngine("The profile", () => {
  const url = (buyer: Buyer) => `/api/customers/${buyer.customerId}`;
  const read = (buyer: Buyer) => ok(shop.call<Customer>(buyer, "GET", url(buyer)));
  const profileOf = (buyer: Buyer, rest: Partial<Profile> = {}): Profile => ({
    name: "Asha Rao",
    email: "asha@example.in",
    mobile: buyer.mobile,
    gender: "FEMALE",
    dpUrl: "",
    ...rest,
  });
  const save = (buyer: Buyer, rest: Partial<Profile> = {}) =>
    shop.call<Customer>(buyer, "PUT", url(buyer), profileOf(buyer, rest));

  it("comes with the cart and the wallet of its customer", async () => {
    const buyer = await shop.buyer();
    expect(await read(buyer)).toEqual({
      id: buyer.customerId,
      name: "",
      email: "",
      mobile: buyer.mobile,
      gender: null,
      dpUrl: "",
      shoppingProfileIdentity: { walletId: expect.any(String), cartId: buyer.cartId },
    });
  });

  it("keeps what is saved", async () => {
    const buyer = await shop.buyer();
    const saved = await ok(save(buyer, { name: "  Asha   " }));
    expect(saved).toMatchObject(profileOf(buyer, { name: "Asha" }));
    expect(await read(buyer)).toEqual(saved);
  });

  it.each([
    [{ name: "x".repeat(61) }, 400, "Name exceeds maximum length"],
    [{ email: "nobody" }, 400, "Please enter a valid Email"],
    [{ email: `${"x".repeat(250)}@a.in` }, 400, "Please enter a valid Email"],
    [{ mobile: "9999999999" }, 409, "The mobile number is what you log in with and cannot be changed here."],
    [{ dpUrl: "https://elsewhere.example/x.png" }, 400, "Please upload the picture again."],
    [{ dpUrl: "/media/uploads/../../etc/passwd" }, 400, "Please upload the picture again."],
  ])("refuses %j", async (part, status, message) => {
    const buyer = await shop.buyer();
    expect(await save(buyer, part)).toMatchObject({ status, body: { message } });
    expect((await read(buyer)).name).toBe("");
  });

  it("is its customer's alone", async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()];
    const posing = { ...other, customerId: owner.customerId };
    expect((await shop.call(posing, "GET", url(owner))).status).toBe(404);
    expect((await save({ ...posing, mobile: owner.mobile })).status).toBe(404);
    expect((await read(owner)).name).toBe("");
  });
});
