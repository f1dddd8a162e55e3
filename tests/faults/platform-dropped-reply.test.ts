import { randomUUID } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { checkouts, orders } from "#server/platform/db/schema/commerce.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("A reply that is lost after the commit (bar 3)", () => {
  /** Sends the call and closes the connection before the answer can arrive. */
  async function sendAndHangUp(buyer: Buyer, path: string, body: object, key: string, until: () => Promise<void>) {
    const call = await new Promise<ClientRequest>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${buyer.token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      };
      const sent = request(`${shop.baseUrl}${path}`, { method: "POST", headers });
      sent.once("error", reject);
      sent.once("socket", (socket) => {
        // The answer is never read.
        socket.pause();
        sent.end(JSON.stringify(body), () => resolve(sent));
      });
    });
    call.removeAllListeners("error").on("error", () => {});
    await vi.waitFor(until, { timeout: 5000, interval: 20 });
    call.destroy();
  }

  const ordersOf = (buyer: Buyer) => shop.db.orm.select().from(orders).where(eq(orders.customerId, buyer.customerId));

  it("leaves one order, which the same key finds again", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10 });
    const checkoutId = await shop.readyToPlace(buyer, variant);
    const key = randomUUID();
    const body = { checkoutId, customerId: buyer.customerId, orgId: shop.store.orgId };
    await sendAndHangUp(buyer, "/api/orders", body, key, async () => expect(await ordersOf(buyer)).toHaveLength(1));

    const [lost] = await ordersOf(buyer);
    expect((await ok(shop.place(buyer, checkoutId, key))).id).toBe(lost?.id);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await shop.stockOf(variant)).toBe(9);
  });

  it("adds to the cart once", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10 });
    const key = randomUUID();
    const body = { item: { productVariantId: variant }, quantity: 2 };
    const arrived = async () => expect((await shop.cart(buyer)).data).toHaveLength(1);
    await sendAndHangUp(buyer, `/api/carts/${buyer.cartId}/add-item`, body, key, arrived);
    const again = await ok(shop.addToCart(buyer, variant, 2, key));
    expect(again.data[0]?.quantity).toBe(2);
  });

  it("starts one checkout", async () => {
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, await shop.goods()));
    const key = randomUUID();
    const body = { orgId: shop.store.orgId, customerId: buyer.customerId, cartItems: [], couponCode: "" };
    const mine = () => shop.db.orm.select().from(checkouts).where(eq(checkouts.customerId, buyer.customerId));
    await sendAndHangUp(buyer, "/api/checkouts", body, key, async () => expect(await mine()).toHaveLength(1));
    const again = await ok(shop.call<{ id: string }>(buyer, "POST", "/api/checkouts", body, key));
    expect(await mine()).toMatchObject([{ id: again.id }]);
  });

  it("cancels once", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10 });
    const { id } = await shop.placed(buyer, variant, 3);
    const key = randomUUID();
    const body = { orderState: "CANCELLED", reason: "Ordered twice" };
    const cancelled = async () => expect((await ordersOf(buyer))[0]?.orderState).toBe("CANCELLED");
    await sendAndHangUp(buyer, `/api/orders/${id}/state`, body, key, cancelled);
    const again = await shop.call(buyer, "POST", `/api/orders/${id}/state`, body, key);
    expect(again).toMatchObject({ status: 200, body: { orderState: "CANCELLED" } });
    expect(await shop.stockOf(variant)).toBe(10);
    await expectSoundBooks(shop.db);
  });
});
