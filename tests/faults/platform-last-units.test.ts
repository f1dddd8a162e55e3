import { count, eq, sum } from "drizzle-orm";
import { expect, it } from "vitest";
import { cartLines, orderItems, orders } from "#server/platform/db/schema/commerce.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import type { Buyer } from "#tests/support/platform/shop.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";
import { prepareCheckouts } from "./prepareCheckouts";

const BUYERS = sized(60, 200);
const UNITS = sized(15, 50);
const TIMES = sized(2, 20);

onBothEngines(`${BUYERS} buyers at once for the last ${UNITS} units (bar 1)`, (engine) => {
  it(`are ${UNITS} orders and ${BUYERS - UNITS} clear refusals, ${TIMES} times`, async () => {
    const tell = tellProgress(`times for the last units on ${engine}`, TIMES);
    const buyers: Buyer[] = [];
    for (let made = 0; made < BUYERS; made += 1) buyers.push(await shop.buyer());
    for (let time = 0; time < TIMES; time += 1) {
      const variant = await shop.goods({ stock: UNITS, name: "Mango" });
      await shop.db.orm.delete(cartLines);
      const checkouts = await prepareCheckouts(shop, buyers, variant);
      const placing = buyers.map((buyer, index) => shop.place(buyer, checkouts[index] ?? ""));
      // The books are sound at every moment, also in the middle of the rush.
      await expectSoundBooks(shop.db);
      const answers = await Promise.all(placing);

      const placed = answers.filter((answer) => answer.status === 200);
      expect(new Set(placed.map((answer) => answer.body.id)).size).toBe(UNITS);
      const refused = answers.filter((answer) => answer.status !== 200);
      expect(refused).toHaveLength(BUYERS - UNITS);
      for (const refusal of refused) {
        const clear = { code: "INSUFFICIENT_STOCK", message: "Mango is out of stock" };
        expect(refusal).toMatchObject({ status: 409, body: clear });
      }
      expect(await shop.stockOf(variant)).toBe(0);
      const [sold] = await shop.db.orm
        .select({ orders: count(), pieces: sum(orderItems.quantity).mapWith(Number) })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(eq(orderItems.variantId, variant));
      expect(sold).toEqual({ orders: UNITS, pieces: UNITS });
      expect(await shop.db.orm.$count(cartLines)).toBe(BUYERS - UNITS);
      await expectSoundBooks(shop.db);
      tell(time + 1);
    }
  }, 300_000);
});
