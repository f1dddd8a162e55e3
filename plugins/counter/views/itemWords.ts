import type { OrderItem } from "#contract/sale/orders.ts";
import { isolated } from "#kernel/text/isolated.ts";
import type { CounterViewProps } from "./Counter.types";

/** An item of an order as it is written on a card and on paper: `Basmati Rice, 1 kg`. */
export function itemWords(item: OrderItem, nameOf: CounterViewProps["nameOf"]): string {
  return [isolated(item.productName), nameOf(item)].filter(Boolean).join(", ");
}

/** An item without a variant is identified by its name. */
export const keyOf = ({ productVariantId, productName }: OrderItem): string => productVariantId ?? productName;
