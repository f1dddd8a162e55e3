import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { PhonePayment, PhonePaymentState } from "#contract/sale/phonePayments.ts";
import { PHONE_PAYMENT_STATES } from "#contract/sale/states/phonePaymentStates.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { online, shop, withShop } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

/** Only the calls of a test change a payment here. */
const QUIET = { PAYMENT_CHECK_SECONDS: "3600" };

describe.each(ENGINES)("What a phone can read of a payment whose code it scanned (%s)", (engine) => {
  const clock = new TickingClock();
  withShop({ engine, clock, config: QUIET });

  const ask = (id: string, { storeId } = shop.store) =>
    shop.call<PhonePayment>(undefined, "GET", `/api/kiosk/payments/${encodeURIComponent(id)}?storeId=${storeId}`);
  const stateOf = async ({ id }: StartedPayment) => (await ok(ask(id))).state;
  const cancel = (buyer: Buyer, { id }: Order) =>
    ok(shop.call(buyer, "POST", `/api/orders/${id}/state`, { orderState: "CANCELLED", reason: "" }));
  const begin = async (quantity = 1, stock = 9) => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock });
    return { buyer, variant, ...(await online.begin(buyer, variant, "CASHFREE", quantity)) };
  };

  it("is the amount, the shop, the state and how long ago it began, and nothing of a person", async () => {
    const { started, order } = await begin(2);
    clock.pass(42);
    const { status, body } = await ask(started.id);
    expect([status, body]).toEqual([
      200,
      { state: "OPEN", amount: order.finalPrice, storeName: "Test shop", ageSeconds: 42 },
    ]);
  });

  it("is nothing with a guessed id, another store, an order's id or a recharge", async () => {
    const { started, order, buyer } = await begin();
    const recharge = await ok(online.initiate(buyer, { amount: 250 }));
    const other = await shop.newStore({});
    const answers = await Promise.all([
      ask(randomUUID()),
      ask("%"),
      ask(started.id, other),
      ask(order.id),
      ask(recharge.id),
      ask(started.paymentSessionId),
    ]);
    expect(answers.map(({ status, body }) => [status, Object.keys(body).includes("amount")])).toEqual(
      answers.map(() => [404, false]),
    );
    const unnamed = await shop.call(undefined, "GET", `/api/kiosk/payments/${started.id}`);
    expect(unnamed).toMatchObject({ status: 400, body: { code: "STORE_REQUIRED" } });
  });

  const begunAnd = async (state: PhonePaymentState): Promise<StartedPayment> => {
    const { started, buyer, order } = await begin();
    switch (state) {
      case "OPEN":
        break;
      case "PAID":
        await online.choose(started, "pay");
        break;
      case "FAILED":
        await online.choose(started, "fail");
        break;
      case "REPLACED":
        await online.choose(started, "fail");
        clock.pass(1);
        await online.startFor(buyer, order);
        break;
      case "CANCELLED":
        await online.hint(buyer, order, "FAILED", "Payment failed or user dropped");
        break;
      case "EXPIRED":
        await online.hint(buyer, order, "FAILED", "Time Limit Exceeded");
        break;
      case "REFUNDED":
        await online.choose(started, "pay");
        await cancel(buyer, order);
        break;
    }
    return started;
  };
  it.each(Object.keys(PHONE_PAYMENT_STATES) as PhonePaymentState[])("can be %s", async (state) => {
    expect(await stateOf(await begunAnd(state))).toBe(state);
  });

  it("is CANCELLED after the shopper left the provider's page, and for an order that was cancelled unpaid", async () => {
    const dropped = await begin();
    await online.choose(dropped.started, "drop");
    const unpaid = await begin();
    await cancel(unpaid.buyer, unpaid.order);
    expect([await stateOf(dropped.started), await stateOf(unpaid.started)]).toEqual(["CANCELLED", "CANCELLED"]);
  });

  it("is PAID for money that came after the failure, and REFUNDED when the goods are sold out by then", async () => {
    const [late, tooLate] = [await begin(1, 1), await begin(1, 1)];
    for (const { started } of [late, tooLate]) await online.choose(started, "fail");
    await shop.placed(await shop.buyer(), tooLate.variant);
    for (const { started } of [late, tooLate]) await online.say(started, "SUCCEEDED", clock.now());
    expect([await stateOf(late.started), await stateOf(tooLate.started)]).toEqual(["PAID", "REFUNDED"]);
  });

  it("is PAID at both codes once either of them has paid, and money of the other goes back (bar 4)", async () => {
    const { started: old, buyer, order } = await begin();
    await online.choose(old, "fail");
    clock.pass(1);
    const fresh = await online.startFor(buyer, order);
    // The first code is scanned again after the second was shown.
    await online.say(old, "SUCCEEDED", clock.now());
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(["PAID", "PAID"]);
    expect((await online.orderNow(order)).orderState).toBe("PLACED");
    await online.choose(fresh, "pay");
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(["PAID", "REFUNDED"]);
    const back = await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, fresh.id));
    expect(back).toMatchObject([{ amountPaise: 10_000, reason: "ALREADY_PAID" }]);
    expect(await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, old.id))).toEqual([]);
  });

  it("is REFUNDED and not FAILED after another amount came, so that nobody is asked to pay anew", async () => {
    const { started } = await begin();
    const session = { ...(await online.sessionOf(started)), amountPaise: 100 };
    await online.deliver("CASHFREE", online.sign(session, { status: "SUCCEEDED", happenedAt: clock.now() }));
    expect(await stateOf(started)).toBe("REFUNDED");
  });
});
