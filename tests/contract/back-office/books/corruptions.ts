import { type SQL, sql } from "drizzle-orm";
import type { AllKinds } from "./shopOfAllKinds";

/** One mistake in the books, which exactly one rule finds, with the name of the row. */
export interface Corruption {
  title: string;
  rule: string;
  named: string;
  statements: SQL[];
}

/** Mistakes that no call of the shop makes, written by hand. Triggers and foreign keys are off while they are made. */
export function corruptions(made: AllKinds): Corruption[] {
  const { paid, partBack, cancelled, failed, open, delivered, partOfWallet } = made;
  const number = ({ orderNumber }: { orderNumber: string }) => orderNumber;
  const corruption = (rule: string, title: string, named: string, ...statements: SQL[]) => ({
    ...{ rule, title, named, statements },
  });
  const release = (orderId: string) => sql`
    UPDATE product_variants AS v SET available_quantity = available_quantity + i.quantity
    FROM order_items AS i WHERE i.order_id = ${orderId} AND v.id = i.variant_id`;
  return [
    corruption(
      "captures",
      "the amount of a capture",
      number(paid.order),
      sql`UPDATE captures SET amount_paise = amount_paise + 1 WHERE order_id = ${paid.order.id}`,
    ),
    corruption(
      "captures",
      "a refund of a cancelled order that is gone",
      cancelled.started.id,
      sql`DELETE FROM refunds WHERE payment_id = ${cancelled.started.id} AND reason <> 'IN_PART'`,
    ),
    corruption(
      "captures",
      "a capture of an order that came to nothing and keeps its money",
      number(failed.order),
      sql`INSERT INTO captures SELECT store_id, provider, 'kept', id, order_id, amount_paise, 'PAYS_ORDER', now()
        FROM payments WHERE id = ${failed.started.id}`,
      sql`UPDATE payments SET status = 'SUCCEEDED' WHERE id = ${failed.started.id}`,
    ),
    corruption(
      "captures",
      "a recharge that added another amount to the wallet",
      made.topUp.id,
      sql`UPDATE captures SET amount_paise = amount_paise + 1 WHERE payment_id = ${made.topUp.id}`,
    ),
    corruption(
      "payments",
      "a payment that succeeded without a capture",
      "nowhere",
      sql`INSERT INTO payments (id, store_id, customer_id, purpose, order_id, provider, amount_paise, user_mobile, user_mail, status, created_at)
        SELECT 'nowhere', store_id, customer_id, purpose, order_id, provider, amount_paise, '', '', 'SUCCEEDED', now()
        FROM payments WHERE id = ${paid.started.id}`,
    ),
    corruption(
      "payment-checks",
      "an open payment that nobody asks about",
      open.started.id,
      sql`UPDATE payments SET next_check_at = NULL WHERE id = ${open.started.id}`,
    ),
    corruption(
      "refund-amounts",
      "more that goes back than was captured",
      paid.started.id,
      sql`INSERT INTO refunds (id, store_id, provider, gateway_payment_id, payment_id, amount_paise, reason, state, reference, created_at, done_at)
        SELECT 'too-much', store_id, provider, gateway_payment_id, payment_id, amount_paise + 1, 'BY_MISTAKE', 'CONFIRMED', 'too-much', now(), now()
        FROM captures WHERE order_id = ${paid.order.id}`,
    ),
    corruption(
      "refund-states",
      "a refund that nobody asks the provider for",
      "owed",
      sql`UPDATE refunds SET id = 'owed', state = 'OWED', done_at = NULL, next_attempt_at = NULL
        WHERE payment_id = ${cancelled.started.id} AND reason <> 'IN_PART'`,
    ),
    corruption(
      "refund-states",
      "a confirmed refund without its time",
      "timeless",
      sql`UPDATE refunds SET id = 'timeless', done_at = NULL
        WHERE payment_id = ${cancelled.started.id} AND reason <> 'IN_PART'`,
    ),
    corruption(
      "orders-paid-online",
      "a second capture that pays for an order",
      number(paid.order),
      sql`DROP INDEX captures_paying`,
      sql`INSERT INTO payments (id, store_id, customer_id, purpose, order_id, provider, amount_paise, user_mobile, user_mail, status, created_at)
        SELECT 'twice', store_id, customer_id, purpose, order_id, provider, amount_paise, '', '', 'SUCCEEDED', now()
        FROM payments WHERE id = ${paid.started.id}`,
      sql`INSERT INTO captures SELECT store_id, provider, 'twice', 'twice', order_id, amount_paise, state, created_at
        FROM captures WHERE order_id = ${paid.order.id}`,
    ),
    corruption(
      "orders-paid-online",
      "a placed order without a capture",
      number(paid.order),
      sql`DELETE FROM captures WHERE order_id = ${paid.order.id}`,
      sql`DELETE FROM payments WHERE order_id = ${paid.order.id}`,
    ),
    corruption(
      "payment-statuses",
      "an order that says REFUNDED while money is left",
      number(partBack.order),
      sql`UPDATE orders SET payment_status = 'REFUNDED' WHERE id = ${partBack.order.id}`,
    ),
    corruption(
      "payment-statuses",
      "a cash order that is paid before it is delivered",
      number(made.cash),
      sql`UPDATE orders SET payment_status = 'SUCCEEDED' WHERE id = ${made.cash.id}`,
    ),
    corruption(
      "payment-statuses",
      "an order that was paid at the counter, of which its timeline says nothing",
      number(made.atCounter),
      sql`DELETE FROM order_events WHERE order_id = ${made.atCounter.id} AND state = 'PAID'`,
    ),
    corruption(
      "payment-statuses",
      "a cancelled order that keeps the cash that was received for it",
      number(made.cashBack),
      sql`UPDATE orders SET payment_status = 'SUCCEEDED' WHERE id = ${made.cashBack.id}`,
    ),
    corruption(
      "payment-statuses",
      "a cancelled order whose cash went back in part",
      number(made.cashBack),
      sql`DELETE FROM order_refunds WHERE id = ${made.cashBack.id}`,
    ),
    corruption(
      "wallet-orders",
      "a cancelled wallet order that keeps its money",
      number(partOfWallet),
      release(partOfWallet.id),
      sql`UPDATE orders SET order_state = 'CANCELLED', payment_status = 'REFUNDED' WHERE id = ${partOfWallet.id}`,
    ),
    corruption(
      "wallet-orders",
      "a wallet order that took nothing out of the wallet",
      number(made.byWallet),
      sql`UPDATE ledger_accounts SET balance_paise = balance_paise + (SELECT final_price_paise FROM orders WHERE id = ${made.byWallet.id})
        WHERE id = ${made.walletId}`,
      sql`DELETE FROM ledger_entries WHERE movement_id IN (SELECT id FROM ledger_movements WHERE reference = ${made.byWallet.id})`,
      sql`DELETE FROM ledger_movements WHERE reference = ${made.byWallet.id}`,
    ),
    corruption(
      "owner-refunds",
      "an owner's refund of another amount than the wallet got",
      number(delivered),
      sql`UPDATE order_refunds SET amount_paise = amount_paise + 1 WHERE order_id = ${delivered.id}`,
    ),
    corruption(
      "owner-refunds",
      "an owner's refund that the provider was never asked for",
      number(partBack.order),
      sql`DELETE FROM refunds WHERE payment_id = ${partBack.started.id}`,
    ),
    corruption(
      "owner-refunds",
      "a part that goes back and that no owner gave",
      "given-by-nobody",
      sql`INSERT INTO refunds (id, store_id, provider, gateway_payment_id, payment_id, amount_paise, reason, state, reference, created_at, done_at)
        SELECT 'given-by-nobody', store_id, provider, gateway_payment_id, payment_id, 1, 'IN_PART', 'CONFIRMED', 'given-by-nobody', now(), now()
        FROM captures WHERE order_id = ${paid.order.id}`,
    ),
    corruption(
      "order-totals",
      "the tax of an order with a coupon, by a paisa",
      number(made.cash),
      sql`UPDATE orders SET tax_paise = tax_paise + 1, final_price_paise = final_price_paise + 1 WHERE id = ${made.cash.id}`,
    ),
    corruption(
      "order-totals",
      "the total of an order, by a paisa",
      number(delivered),
      sql`UPDATE orders SET final_price_paise = final_price_paise + 1 WHERE id = ${delivered.id}`,
    ),
    corruption(
      "order-totals",
      "an order without its lines",
      number(made.calledOff),
      sql`DELETE FROM order_items WHERE order_id = ${made.calledOff.id}`,
    ),
    corruption(
      "coupon-uses",
      "a discount without a coupon",
      number(made.cash),
      sql`DELETE FROM coupon_uses WHERE order_id = ${made.cash.id}`,
      sql`UPDATE coupon_counts SET used = used - 1 WHERE coupon_id = ${made.coupon.id}`,
    ),
    corruption(
      "coupon-uses",
      "the coupon of a cancelled order that was not returned",
      number(made.calledOff),
      sql`UPDATE coupon_uses SET returned_at = NULL WHERE order_id = ${made.calledOff.id}`,
      sql`UPDATE coupon_counts SET used = used + 1 WHERE coupon_id = ${made.coupon.id}`,
    ),
    corruption(
      "coupon-counts",
      "how often a coupon was used",
      made.coupon.code,
      sql`UPDATE coupon_counts SET used = used + 1 WHERE coupon_id = ${made.coupon.id}`,
    ),
    corruption(
      "ledger-movements",
      "one side of a movement",
      number(made.byWallet),
      sql`UPDATE ledger_entries SET amount_paise = amount_paise + 1 WHERE account_id <> ${made.walletId}
        AND movement_id IN (SELECT id FROM ledger_movements WHERE reference = ${made.byWallet.id})`,
    ),
    corruption(
      "ledger-causes",
      "a movement without its cause",
      "from-nowhere",
      sql`INSERT INTO ledger_movements SELECT 'from-nowhere', store_id, 'CASH_RECHARGE', 'nothing', 'A gift', now()
        FROM ledger_accounts WHERE id = ${made.walletId}`,
      sql`INSERT INTO ledger_entries (movement_id, account_id, amount_paise, created_at)
        SELECT 'from-nowhere', id, 100, now() FROM ledger_accounts WHERE id = ${made.walletId}
        UNION ALL SELECT 'from-nowhere', store_id || ':CASH', -100, now() FROM ledger_accounts WHERE id = ${made.walletId}`,
      sql`UPDATE ledger_accounts SET balance_paise = balance_paise + 100 WHERE id = ${made.walletId}`,
    ),
    corruption(
      "ledger-causes",
      "a payout that nobody wrote down",
      "Paid out in cash",
      sql`DELETE FROM audit_log WHERE what = 'wallet.paid-out'`,
    ),
    corruption(
      "wallet-balances",
      "the balance of a wallet",
      made.walletId,
      sql`UPDATE ledger_accounts SET balance_paise = balance_paise + 1 WHERE id = ${made.walletId}`,
    ),
    corruption(
      "cash-recharges",
      "a collected recharge that is not in the wallet",
      made.waiting.id,
      sql`UPDATE cash_recharges SET status = 'COLLECTED' WHERE id = ${made.waiting.id}`,
    ),
    corruption(
      "cash-recharges",
      "a recharge that waits and is in the wallet already",
      made.collected.id,
      sql`UPDATE cash_recharges SET status = 'PENDING' WHERE id = ${made.collected.id}`,
    ),
    corruption(
      "stock",
      "a piece that came from nowhere",
      "SKU-",
      sql`UPDATE product_variants SET available_quantity = available_quantity + 1
        WHERE id = (SELECT variant_id FROM order_items WHERE order_id = ${made.cash.id} LIMIT 1)`,
    ),
    corruption(
      "stock",
      "an order that is cancelled without release",
      "SKU-",
      sql`UPDATE orders SET order_state = 'CANCELLED' WHERE id = (
        SELECT order_id FROM subscription_deliveries WHERE subscription_id = ${made.subscription.id} AND order_id IS NOT NULL LIMIT 1)`,
    ),
    corruption(
      "erased-customers",
      "an address book of an erased customer",
      made.erased.customerId,
      sql`INSERT INTO address_books VALUES (${made.erased.customerId}, '[]', 0)`,
    ),
    corruption(
      "erased-customers",
      "a session of an erased customer",
      made.erased.customerId,
      sql`UPDATE sessions SET revoked_at = NULL WHERE customer_id = ${made.erased.customerId}`,
    ),
    corruption(
      "states",
      "a state that nobody knows",
      "lost-refund",
      sql`UPDATE refunds SET id = 'lost-refund', state = 'LOST', done_at = NULL
        WHERE payment_id = ${cancelled.started.id} AND reason <> 'IN_PART'`,
    ),
  ];
}
