import { sql } from "drizzle-orm";
import type { FakeGateway } from "./FakeGateway";
import { COUPON_PAISE, type World } from "./World";

interface OrderFound extends Record<string, unknown> {
  id: string;
  state: string;
  status: string;
  method: string;
  final: string;
}

/** The states of an order that is valid, written down again, because nothing here is shared with the platform. */
const STANDS = ["PENDING", "PLACED", "SHIPPED", "DELIVERED"];

const sum = (paise: readonly number[]) => paise.reduce((all, one) => all + one, 0);

/**
 * The mistakes after a history in which nothing is pending any more, in sentences. It compares the gateway's own records,
 * what people were told, and the plain columns of orders, wallets and stock.
 */
export async function differencesOf(world: World, gateway: FakeGateway): Promise<string[]> {
  const { told, shop, storeId } = world;
  const wrong: string[] = [];
  const check = (isRight: boolean, sentence: string) => {
    if (!isRight) wrong.push(sentence);
  };
  const query = async <R extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
    (await shop.db.orm.execute<R>(text)).rows;

  const orders = await query<OrderFound>(sql`
    SELECT id, order_state AS state, payment_status AS status, payment_method AS method, final_price_paise::text AS final
    FROM orders WHERE store_id = ${storeId}`);
  const sessions = await query<{ id: string; order: string | null; who: string; paise: string }>(sql`
    SELECT id, order_id AS order, customer_id AS who, amount_paise::text AS paise FROM payments WHERE store_id = ${storeId}`);
  const byHand = await query<{ id: string; payment: string; paise: string }>(sql`
    SELECT id, payment_id AS payment, amount_paise::text AS paise FROM refunds
    WHERE store_id = ${storeId} AND id IN (SELECT json_array_elements_text(${JSON.stringify([...told.byHand])}::json))`);

  // Each order that somebody was told of is there, once, at the price that its shopper saw.
  check(orders.length >= told.orders.length, `${told.orders.length} orders were told, ${orders.length} are there`);
  for (const { id, lines, hasCoupon, finalPaise } of told.orders) {
    const goods = sum(lines.map(({ quantity, pricePaise }) => quantity * pricePaise));
    const price = goods - (hasCoupon ? Math.min(COUPON_PAISE, goods) : 0);
    check(price === finalPaise, `order ${id} costs ${finalPaise}, its lines ${price}`);
    check(
      orders.some((order) => order.id === id && Number(order.final) === finalPaise),
      `order ${id} is not there at ${finalPaise}`,
    );
  }

  // The money that the store has kept for each session at the gateway.
  const keptOf = (paymentId: string) => {
    const captures = gateway.captures.filter((capture) => capture.paymentId === paymentId);
    const ids = captures.map(({ id }) => id);
    const back = gateway.refunds.filter(({ captureId, state }) => ids.includes(captureId) && state === "CONFIRMED");
    const hanging = gateway.refunds.filter(({ captureId, state }) => ids.includes(captureId) && state === "ASKED");
    check(hanging.length === 0, `a refund of ${paymentId} still hangs at the gateway`);
    const hand = byHand.filter(({ payment }) => payment === paymentId).map(({ paise }) => Number(paise));
    return (
      sum(captures.map(({ amountPaise }) => amountPaise)) - sum(back.map(({ amountPaise }) => amountPaise)) - sum(hand)
    );
  };

  for (const { id, state, status, method, final } of orders) {
    const stands = STANDS.includes(state);
    const given = sum(told.given.filter(({ orderId }) => orderId === id).map(({ paise }) => paise));
    check(state !== "PENDING", `order ${id} still waits for its payment`);
    check(given <= Number(final), `order ${id}: ${given} of ${final} were given back`);
    const isAllGiven = given === Number(final) && given > 0;
    if (isAllGiven) check(status === "REFUNDED" || !stands, `order ${id} is ${status} after all of it was given back`);
    if (method !== "PAYMENT_GATEWAY") continue;
    const kept = sum(sessions.filter(({ order }) => order === id).map((session) => keptOf(session.id)));
    const due = stands ? Number(final) - given : 0;
    check(kept === due, `order ${id} is ${state} ${status}: the store keeps ${kept} and should keep ${due}`);
  }

  const pieces = await query<{ variant: string; held: string }>(sql`
    SELECT i.variant_id AS variant, sum(i.quantity)::text AS held FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE o.store_id = ${storeId} AND o.order_state IN ('PENDING', 'PLACED', 'SHIPPED', 'DELIVERED') GROUP BY 1`);
  for (const [variant, counted] of told.counted) {
    const held = Number(pieces.find((row) => row.variant === variant)?.held ?? "0");
    const left = await shop.stockOf(variant);
    check(left === counted - held, `${variant}: ${counted} counted, ${held} in orders, ${left} left`);
  }

  for (const [who, { customerId, walletId }] of world.people.entries()) {
    const mine = (orderId: string) => told.orders.some((order) => order.who === who && order.id === orderId);
    const found = orders.filter(({ id }) => mine(id));
    const online = sessions
      .filter((session) => session.order === null && session.who === customerId)
      .map((session) => ({ kept: keptOf(session.id), paise: Number(session.paise) }));
    for (const { kept, paise } of online) check(kept === 0 || kept === paise, `a recharge of ${paise} keeps ${kept}`);
    const cash = told.recharges.filter((recharge) => recharge.who === who && told.collected.has(recharge.id));
    const spent = found.filter(({ method, state }) => method === "WALLET" && STANDS.includes(state));
    const given = told.given.filter(({ way, orderId }) => {
      const order = found.find(({ id }) => id === orderId);
      // What was given into the wallet of an order that was cancelled later is a part of what came back whole.
      return way === "WALLET" && order !== undefined && (order.method !== "WALLET" || STANDS.includes(order.state));
    });
    const inCash = told.given.filter(({ way, orderId }) => {
      const order = found.find(({ id }) => id === orderId);
      return way === "CASH" && order !== undefined && order.method === "WALLET" && !STANDS.includes(order.state);
    });
    const expected =
      sum(online.map(({ kept }) => kept)) +
      sum(cash.map(({ paise }) => paise)) +
      sum(given.map(({ paise }) => paise)) -
      sum(inCash.map(({ paise }) => paise)) -
      sum(spent.map(({ final }) => Number(final))) -
      sum(told.paidOut.filter((payOut) => payOut.who === who).map(({ paise }) => paise));
    const [account] = await query<{ paise: string }>(sql`
      SELECT balance_paise::text AS paise FROM ledger_accounts WHERE id = ${walletId}`);
    const balance = Number(account?.paise ?? "0");
    check(balance === expected, `the wallet of ${who} has ${balance} and should have ${expected}`);
    if (told.erased.has(who)) {
      check(balance === 0, `${who} is erased with ${balance} in the wallet`);
      check(
        !found.some(({ state }) => ["PENDING", "PLACED", "SHIPPED"].includes(state)),
        `${who} is erased with an open order`,
      );
    }
    const used = told.orders.filter(
      (order) =>
        order.who === who &&
        order.hasCoupon &&
        found.some(({ id, state }) => id === order.id && STANDS.includes(state)),
    );
    const [count] = await query<{ used: string }>(sql`
      SELECT coalesce(sum(used), 0)::text AS used FROM coupon_counts WHERE customer_id = ${customerId}`);
    check(
      Number(count?.used) === used.length,
      `${who} has used the coupon ${count?.used} times, and ${used.length} orders have it`,
    );
  }
  return wrong;
}
