import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "#server/platform/db/deleteInBatches.ts";
import { idempotencyKeys } from "#server/platform/db/schema/commerce.ts";
import { KeyedCalls } from "#server/platform/services/common/keyed/KeyedCalls.ts";
import { forgetExpired } from "#server/platform/services/customers/identity/forgetExpired.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";

onBothEngines("The memory of keyed calls", () => {
  const keysOf = (customerId: string) =>
    shop.db.orm
      .select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.customerId, customerId));

  it("keeps an answer for a week and then forgets it, without a shopper's call waiting for that", async () => {
    const buyer = await shop.buyer();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const remembered = { customerId: buyer.customerId, requestHash: "x", statusCode: 200, reply: {} };
    await shop.db.orm.insert(idempotencyKeys).values([
      { ...remembered, key: "old", createdAt: daysAgo(8) },
      { ...remembered, key: "young", createdAt: daysAgo(6) },
    ]);
    const tapper = await shop.buyer();
    const calls = new KeyedCalls(shop.db, systemClock);
    const tap = { customerId: tapper.customerId, call: "POST /api/carts/mine/remove-item", body: {} };
    for (let time = 0; time < 200; time += 1) await calls.run({ ...tap, key: randomUUID() }, async () => ({}));
    expect(await keysOf(buyer.customerId)).toHaveLength(2);
    await forgetExpired(shop.db, new Date());
    expect(await keysOf(buyer.customerId)).toEqual([{ key: "young" }]);
    expect(await keysOf(tapper.customerId)).toHaveLength(200);
  });

  it("is cleared some answers at a time, until it is told to stop", async () => {
    const { customerId } = await shop.buyer();
    const old = { customerId, requestHash: "x", statusCode: 200, reply: {}, createdAt: new Date(0) };
    const rows = Array.from({ length: 2 * DELETED_AT_ONCE + 1 }, (_, at) => ({ ...old, key: `old-${at}` }));
    await shop.db.orm.insert(idempotencyKeys).values(rows);
    const where = eq(idempotencyKeys.customerId, customerId);
    await deleteInBatches(shop.db, idempotencyKeys, where, AbortSignal.abort());
    expect(await keysOf(customerId)).toHaveLength(DELETED_AT_ONCE + 1);
    await forgetExpired(shop.db, new Date());
    expect(await keysOf(customerId)).toEqual([]);
  });

  it("refuses keys that are not valid", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods();
    for (const key of ["", "x".repeat(201), "with space"]) {
      expect((await shop.addToCart(buyer, variant, 1, key)).status).toBe(400);
    }
    expect((await shop.cart(buyer)).data).toEqual([]);
  });
});
