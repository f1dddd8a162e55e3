import type { OrderItem } from "../../../src/contract/sale/orders";
import type { CounterViewProps } from "./Counter.types";

/** What is to be packed, as it is told on a card and on paper: `Basmati Rice, 1 kg`. */
export function itemWords(
  { productName, weight, weightUnit }: OrderItem,
  weightOf: CounterViewProps["weightOf"],
): string {
  return [productName, weightOf(weight, weightUnit)].filter(Boolean).join(", ");
}

/** An item without a variant is known by its name. */
export const keyOf = ({ productVariantId, productName }: OrderItem): string => productVariantId ?? productName;
