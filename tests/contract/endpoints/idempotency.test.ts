import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { systemClock } from "../../../server/platform/clock";
import { idempotencyKeys } from "../../../server/platform/db/schema/commerce";
import { KeyedCalls } from "../../../server/platform/services/common/keyed/KeyedCalls";
import { onBothEngines } from "../../support/platform/engines";

onBothEngines("The memory of keyed calls", (shop) => {
  const keysOf = (customerId: string) =>
    shop()
      .db.orm.select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.customerId, customerId));

  it("keeps an answer for a week and then forgets it", async () => {
    const buyer = await shop().buyer();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const remembered = { customerId: buyer.customerId, requestHash: "x", statusCode: 200, reply: {} };
    await shop()
      .db.orm.insert(idempotencyKeys)
      .values([
        { ...remembered, key: "old", createdAt: daysAgo(8) },
        { ...remembered, key: "young", createdAt: daysAgo(6) },
      ]);
    const tapper = await shop().buyer();
    const calls = new KeyedCalls(shop().db, systemClock);
    const tap = { customerId: tapper.customerId, call: "POST /api/carts/mine/remove-item", body: {} };
    for (let time = 0; time < 200; time += 1) await calls.run({ ...tap, key: randomUUID() }, async () => ({}));
    expect(await keysOf(buyer.customerId)).toEqual([{ key: "young" }]);
    expect(await keysOf(tapper.customerId)).toHaveLength(200);
  });

  it("refuses keys that are not valid", async () => {
    const buyer = await shop().buyer();
    const variant = await shop().goods();
    for (const key of ["", "x".repeat(201), "with space"]) {
      expect((await shop().addToCart(buyer, variant, 1, key)).status).toBe(400);
    }
    expect((await shop().cart(buyer)).data).toEqual([]);
  });
});
