import type { OrderItem } from "#contract/sale/orders.ts";
import { listed } from "#kernel/text/listed.ts";
import type { CounterViewProps } from "./Counter.types";

/** An item of an order as it is written on a card and on paper: `Basmati Rice, 1 kg`. */
export function itemWords(item: OrderItem, nameOf: CounterViewProps["nameOf"]): string {
  return listed([item.productName, nameOf(item)]);
}

/** An item without a variant is identified by its name. */
export const keyOf = ({ productVariantId, productName }: OrderItem): string => productVariantId ?? productName;
