import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { PaymentStatus } from "#contract/sale/orders.ts";
import { nameOfKept } from "../../common/options/nameOfKept";
import type { OrderItemRow, OrderRow } from "../orders/orderRows";
import type { Invoice, InvoiceLine, InvoiceStore } from "./invoice.types";
import { taxLines } from "./taxLines";
import { words } from "./words";

const methods = (): Record<PaymentMethod, string> => ({
  COD: words.cashOnDelivery,
  WALLET: words.wallet,
  PAYMENT_GATEWAY: words.onlinePayment,
});

const statuses = (): Record<PaymentStatus, string> => ({
  PENDING: words.notPaidYet,
  PROGRESS: words.notPaidYet,
  SUCCEEDED: words.paid,
  FAILED: words.notPaid,
  USER_DROPPED: words.notPaid,
  REFUNDED: words.refunded,
});

interface Source {
  order: OrderRow;
  items: readonly OrderItemRow[];
  deliveredAt: Date;
  buyerMobile: string;
  store: InvoiceStore;
}

/** Uses the order's own stored facts, not today's catalogue. */
export function toInvoice({ order, items, deliveredAt, buyerMobile, store }: Source): Invoice {
  return {
    number: `INV-${order.orderNumber}`,
    date: deliveredAt,
    orderNumber: order.orderNumber,
    orderDate: order.orderDate,
    store,
    buyerMobile,
    address: order.shippingAddress,
    paymentMethod: methods()[order.paymentMethod],
    paymentStatus: statuses()[order.paymentStatus],
    lines: items.map(toInvoiceLine),
    taxes: taxLines(items, order.couponDiscountPaise),
    totalPricePaise: order.totalPricePaise,
    totalDiscountPaise: order.totalDiscountPaise,
    couponDiscountPaise: order.couponDiscountPaise,
    taxPaise: order.taxPaise,
    shippingPaise: order.shippingPaise,
    finalPricePaise: order.finalPricePaise,
  };
}

function toInvoiceLine(item: OrderItemRow): InvoiceLine {
  const { mrpPaise, sellingPricePaise: pricePaise, quantity, taxPercent } = item;
  return {
    name: item.productName,
    details: [nameOfKept(item), item.sku].filter(Boolean).join(" · "),
    quantity,
    ...(mrpPaise > pricePaise && { mrpPaise }),
    pricePaise,
    taxPercent,
    amountPaise: pricePaise * quantity,
  };
}
