import type { OrderAddress } from "../../contract/sale/orders";
import { isolated } from "../../kernel/text/isolated";

/** Two lines for cards and reviews: street with landmark, and town with pincode. */
export function addressText(address: OrderAddress): { street: string; town: string } {
  const { address: street, landmark, city, state, country, pin } = address;
  return {
    street: listed([street, landmark]),
    town: `${listed([city, state, country])} ${pin}`.trim(),
  };
}

const listed = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = "") => isolated(part))
    .filter(Boolean)
    .join(", ");
