import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { idempotencyKeys } from "../../server/platform/db/schema/commerce";
import { onBothEngines } from "../support/engines";
import { ok } from "../support/shop";

onBothEngines("The memory of keyed calls", (shop) => {
  const keysOf = (customerId: string) =>
    shop()
      .db.orm.select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.customerId, customerId));

  it("keeps an answer for a week and then forgets it", async () => {
    const buyer = await shop().buyer();
    const variant = await shop().goods({ stock: 1000 });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const remembered = { customerId: buyer.customerId, requestHash: "x", statusCode: 200, reply: {} };
    await shop()
      .db.orm.insert(idempotencyKeys)
      .values([
        { ...remembered, key: "old", createdAt: daysAgo(8) },
        { ...remembered, key: "young", createdAt: daysAgo(6) },
      ]);
    const tapper = await shop().buyer();
    const url = `/api/carts/${tapper.cartId}/remove-item`;
    const body = { productVariantId: variant, quantity: 1 };
    for (let tap = 0; tap < 200; tap += 1) await ok(shop().call(tapper, "POST", url, body, randomUUID()));
    expect(await keysOf(buyer.customerId)).toEqual([{ key: "young" }]);
    expect(await keysOf(tapper.customerId)).toHaveLength(200);
  });

  it("refuses keys that are none", async () => {
    const buyer = await shop().buyer();
    const variant = await shop().goods();
    for (const key of ["", "x".repeat(201), "with space"]) {
      expect((await shop().addToCart(buyer, variant, 1, key)).status).toBe(400);
    }
    expect((await shop().cart(buyer)).data).toEqual([]);
  });
});
