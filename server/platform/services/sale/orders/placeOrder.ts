import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { WholeOrder } from "#contract/sale/orders.ts";
import type { Transaction } from "../../../db/db.types";
import { checkouts, orderItems, orderNumbers, orders } from "../../../db/schema/commerce";
import { together } from "../../../db/together";
import { conflict, type PlatformError } from "../../../errors";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import { refuseClosed } from "../../common/doors/refuseClosed";
import type { Shopper } from "../../common/Shopper.types";
import { todayIn } from "../../store/calendar";
import { takeOrderedFromCart } from "../carts/cartLines";
import { toLine } from "../carts/lines";
import { assessCheckout, type LockedCheckout, lockedCheckout } from "../checkouts/assessCheckout";
import { type CheckoutRow, chargeTo } from "../checkouts/checkoutRows";
import { checkLeastAmount, checkPaymentMethod } from "../checkouts/paymentMethods";
import { checkoutChanged, shortOfStock } from "../checkouts/refusals";
import { couponFor } from "../coupons/couponFor";
import { countUse } from "../coupons/couponUses";
import { priceLines, type Totals } from "../pricing/priceLines";
import { payOrder } from "../wallet/orderPayments";
import { words } from "../words";
import { type OrderRow, readOrder, toOrder } from "./orderRows";
import { recordOrderEvent } from "./outbox";
import { takeStock } from "./stock";

interface Options {
  timeZone: string;
  fromCart?: boolean;
  extras?: OrderExtras;
  locked?: LockedCheckout;
}

/**
 * Places an order: writes order, items, stock, coupon, wallet, cart and event, all in the caller's transaction. If the
 * order's sums are not exactly those that the checkout last showed, there is no order (bar 5). A checkout that has an order
 * already is answered with that order. @param options.timeZone the store's, for the day in the order's number @param
 * options.fromCart false when the lines never were in the cart, so that nothing is taken out of it @param options.extras
 * the data that plugins store with an order that the shopper placed @param options.locked the checkout, when the caller has
 * locked it already
 */
export async function placeOrder(
  tx: Transaction,
  shopper: Shopper,
  checkoutId: string,
  now: Date,
  { timeZone, fromCart = true, extras, locked }: Options,
): Promise<WholeOrder> {
  const { checkout, terms, lines } = locked ?? (await lockedCheckout(tx, shopper, checkoutId));
  if (checkout.orderId) return readOrder(tx, shopper, checkout.orderId);
  refuseClosed(terms);
  const { shippingAddress, paymentMethod } = checkout;
  if (!shippingAddress || !paymentMethod) {
    throw conflict("CHECKOUT_INCOMPLETE", words.chooseAddressAndMethod);
  }
  checkPaymentMethod(paymentMethod, terms.payment);
  if (lines.some((line) => line.insufficientStock)) throw await shortOfStock(tx, lines);
  const coupon = await couponFor(tx, shopper, checkout.couponCode, lines, now);
  const charge = await chargeTo(tx, shopper, terms, shippingAddress);
  const totals = priceLines(lines, charge, coupon.discountPaise);
  if (lines.some((line) => line.isPriceChanged) || !isShown(totals, checkout)) throw checkoutChanged(lines);
  checkLeastAmount(paymentMethod, totals.finalPricePaise);

  const day = todayIn(timeZone, now).replaceAll("-", "");
  const written = { day, checkoutId, shippingAddress, paymentMethod, ...totals };
  const [isTaken, order] = await together([() => takeStock(tx, lines), () => insertOrder(tx, shopper, written, now)]);
  if (!isTaken) throw await overtaken(tx, checkout);
  const items = lines.map((line, position) => ({ orderId: order.id, position, ...toLine(line) }));
  await together([
    () => tx.insert(orderItems).values(items).execute(),
    () => tx.update(checkouts).set({ orderId: order.id }).where(eq(checkouts.id, checkoutId)).execute(),
    () => countUse(tx, coupon, shopper.customerId, order.id),
  ]);
  await together([
    () => fromCart && takeOrderedFromCart(tx, shopper.cartId, checkoutId),
    () => recordOrderEvent(tx, order, now),
  ]);
  if (paymentMethod === "WALLET") await payOrder(tx, order, now);
  await extras?.onPlaced(tx, { orderId: order.id, shopper });
  return toOrder(order, items);
}

/** `day`: `20261120`, the part of an order's number that people recognise. */
type Written = Pick<OrderRow, "checkoutId" | "shippingAddress" | "paymentMethod"> & Totals & { day: string };

/** The first state of an order, by payment method. */
const BEGINS: Record<PaymentMethod | "NOTHING_TO_PAY", Pick<OrderRow, "orderState" | "paymentStatus">> = {
  /** It waits for the gateway. */
  PAYMENT_GATEWAY: { orderState: "PENDING", paymentStatus: "PENDING" },
  /** The cash comes on delivery. */
  COD: { orderState: "PLACED", paymentStatus: "PENDING" },
  /** It is paid in the transaction that places it. */
  WALLET: { orderState: "PLACED", paymentStatus: "SUCCEEDED" },
  /** A coupon may make an online order free; no gateway accepts a payment of nothing (reading 40). */
  NOTHING_TO_PAY: { orderState: "PLACED", paymentStatus: "SUCCEEDED" },
};

async function insertOrder(tx: Transaction, shopper: Shopper, written: Written, now: Date): Promise<OrderRow> {
  const { day, ...row } = written;
  const { paymentMethod } = row;
  const [order] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      orderNumber: sql`${day} || '-' || nextval(${orderNumbers.seqName})::text`,
      storeId: shopper.storeId,
      orgId: shopper.orgId,
      customerId: shopper.customerId,
      orderDate: now,
      ...BEGINS[row.finalPricePaise === 0 && paymentMethod === "PAYMENT_GATEWAY" ? "NOTHING_TO_PAY" : paymentMethod],
      ...row,
    })
    .returning()
    .execute();
  if (!order) throw new Error("an inserted order came back empty");
  return order;
}

const isShown = (totals: Totals, checkout: CheckoutRow) =>
  (Object.keys(totals) as (keyof Totals)[]).every((part) => totals[part] === checkout[part]);

/** The refusal when another order took the stock between the check and the update. */
async function overtaken(tx: Transaction, checkout: CheckoutRow): Promise<PlatformError> {
  const lines = await assessCheckout(tx, checkout);
  return lines.some((line) => line.insufficientStock) ? shortOfStock(tx, lines) : checkoutChanged(lines);
}
