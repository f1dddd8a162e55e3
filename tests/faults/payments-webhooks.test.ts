import { count, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { payments, webhookEvents } from "#server/platform/db/schema/payments.ts";
import { sandboxGatewaySessions } from "#server/platform/db/schema/sandboxGateway.ts";
import type { GatewaySessionRow } from "#server/platform/sandbox/gateway/GatewayLedger.ts";
import { online, shop, withShop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import type { Buyer } from "#tests/support/platform/shop.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";
import { prepareCheckouts } from "./prepareCheckouts";

const PAYMENTS = sized(40, 1000);
const TIMES = 3;
const AT_ONCE = 20;

describe.each(ENGINES)(
  `${PAYMENTS} payments whose webhooks come ${TIMES} times and in any order (bar 4, %s)`,
  (engine) => {
    withShop({ engine, config: { PAYMENT_CHECK_SECONDS: "3600" } });

    it("are exactly one PLACED order each, and none comes back from paid", async () => {
      const buyers: Buyer[] = [];
      for (let made = 0; made < AT_ONCE; made += 1) buyers.push(await shop.buyer());
      const variant = await shop.goods({ stock: PAYMENTS });
      const owners = Array.from({ length: PAYMENTS }, (_, index) => buyers[index % buyers.length] as Buyer);
      const checkouts = await prepareCheckouts(shop, owners, variant, "PAYMENT_GATEWAY");
      const sessions: GatewaySessionRow[] = [];
      const tellBegun = tellProgress(`payments begun on ${engine}`, PAYMENTS);
      await inBatches(
        checkouts.map((id, index) => ({ id, buyer: owners[index] as Buyer })),
        async ({ id, buyer }) => {
          const { body: order } = await shop.place(buyer, id);
          // As the shopper's client does: a busy gateway is asked again with the same key.
          const request = { amount: order.finalPrice, orderId: order.id };
          let started = await online.initiate(buyer, request, "CASHFREE", order.id);
          while (started.status === 503) started = await online.initiate(buyer, request, "CASHFREE", order.id);
          sessions.push(await online.sessionOf(started.body));
          tellBegun(sessions.length);
        },
      );
      expect(await shop.stockOf(variant)).toBe(0);

      // Each payment failed once before it succeeded, and the webhooks of both arrive in any order.
      const deliveries = sessions.flatMap((session, index) => {
        const at = (seconds: number) => new Date(1_800_000_000_000 + index * 60_000 + seconds * 1000);
        const failed = online.sign(session, { status: "FAILED", happenedAt: at(1) });
        const paid = online.sign(session, { status: "SUCCEEDED", happenedAt: at(2) });
        return Array.from({ length: TIMES }, () => [failed, paid]).flat();
      });
      const tellHeard = tellProgress(`webhooks heard on ${engine}`, deliveries.length);
      let heardSoFar = 0;
      await inBatches(shuffled(deliveries), async (webhook) => {
        expect((await online.deliver("CASHFREE", webhook)).statusCode).toBe(200);
        heardSoFar += 1;
        tellHeard(heardSoFar);
      });

      const byState = await shop.db.orm
        .select({ state: orders.orderState, paid: orders.paymentStatus, count: count() })
        .from(orders)
        .groupBy(orders.orderState, orders.paymentStatus);
      expect(byState).toEqual([{ state: "PLACED", paid: "SUCCEEDED", count: PAYMENTS }]);
      expect(await shop.db.orm.$count(payments, eq(payments.status, "SUCCEEDED"))).toBe(PAYMENTS);
      expect(await shop.stockOf(variant)).toBe(0);
      const heard = await shop.db.orm
        .select({ status: webhookEvents.status, count: count() })
        .from(webhookEvents)
        .groupBy(webhookEvents.status);
      expect(heard.map((one) => one.count)).toEqual([PAYMENTS, PAYMENTS]);
      const placed = await shop.db.orm.$count(outboxEvents, eq(outboxEvents.type, "order.placed"));
      expect(placed).toBe(PAYMENTS);
      const known = inArray(
        sandboxGatewaySessions.reference,
        sessions.map(({ reference }) => reference),
      );
      expect(await shop.db.orm.$count(sandboxGatewaySessions, known)).toBe(PAYMENTS);
      await expectSoundBooks(shop.db);
    }, 600_000);
  },
);

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}

/** The Fisher–Yates shuffle with a seed, so that a failure can be repeated. */
function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  let seed = 20_261_120;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = seed % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
