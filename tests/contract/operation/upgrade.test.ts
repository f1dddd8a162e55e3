import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { captures, refunds } from "#server/platform/db/schema/payments.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { ok, openShop, type Shop } from "#tests/support/platform/shop.ts";
import { turnBack } from "./turnBack";

it("the database of the former release keeps all its data and sound books, and continues to sell (docs/operating.md)", async () => {
  const database = await copyPostgres("empty", await testPostgres());
  const config = { DATABASE_URL: database.url, PAYMENT_CHECK_SECONDS: "3600" };
  let shop: Shop = await openShop({ config });
  const buyer = await shop.buyer();
  const variant = await shop.goods({ stock: 5 });
  const cash = await shop.placed(buyer, variant);
  const online = onlinePayments(shop);
  const paid = await online.begin(buyer, variant);
  await online.choose(paid.started, "pay");
  const cancelled = await online.begin(buyer, variant);
  await online.choose(cancelled.started, "pay");
  const body = { orderState: "CANCELLED", reason: "" };
  await ok(shop.call(buyer, "POST", `/api/orders/${cancelled.order.id}/state`, body, "cancel"));
  await shop.services.reconciler.run();
  const read = async () => ({
    orders: await Promise.all(
      [cash, paid.order, cancelled.order].map(({ id }) => ok(shop.call<Order>(buyer, "GET", `/api/orders/${id}`))),
    ),
    captures: await shop.db.orm
      .select({ id: captures.gatewayPaymentId, amountPaise: captures.amountPaise, state: captures.state })
      .from(captures)
      .orderBy(asc(captures.gatewayPaymentId)),
    refunds: await shop.db.orm
      .select({ id: refunds.id, state: refunds.state, reference: refunds.reference, doneAt: refunds.doneAt })
      .from(refunds),
    facts: await shop.db.orm.select({ facts: products.facts }).from(products),
    goods: await shop.db.orm.select().from(productVariants).where(eq(productVariants.id, variant)),
  });
  const before = await read();
  expect(before.captures.map(({ state }) => state).sort()).toEqual(["GOES_BACK", "PAYS_ORDER"]);
  expect(before.refunds).toMatchObject([{ state: "CONFIRMED" }]);
  await turnBack(shop.db);
  await shop.close();

  shop = await openShop({ config });
  expect(await read()).toEqual(before);
  await expectSoundBooks(shop.db);
  await ok(shop.addToCart(buyer, variant));
  expect((await shop.cart(buyer)).data).toHaveLength(1);
  expect(await shop.stockOf(variant)).toBe(3);
  await shop.close();
  await database.drop();
});
