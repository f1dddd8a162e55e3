import type { OrderAddress } from "../../contract/sale/orders";

/** Two lines for cards and reviews: street with landmark, and town with pincode. */
export function addressText(address: OrderAddress): { street: string; town: string } {
  const { address: street, landmark, city, state, country, pin } = address;
  return {
    street: [street, landmark].filter(Boolean).join(", "),
    town: `${[city, state, country].filter(Boolean).join(", ")} ${pin}`.trim(),
  };
}
