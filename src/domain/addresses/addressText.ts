import type { OrderAddress } from "#contract/sale/orders.ts";
import { listed } from "#kernel/text/listed.ts";

/** Two lines for cards and reviews: street with landmark, and town with pincode. */
export function addressText(address: OrderAddress): { street: string; town: string } {
  const { address: street, landmark, city, state, country, pin } = address;
  return {
    street: listed([street, landmark]),
    town: `${listed([city, state, country])} ${pin}`.trim(),
  };
}
