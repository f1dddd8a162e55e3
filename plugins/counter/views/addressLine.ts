import type { OrderAddress } from "#contract/sale/orders.ts";
import { listed } from "#kernel/text/listed.ts";

/** The address on one line, in the order in which it is read aloud. */
export function addressLine({ address, landmark, city, pin }: OrderAddress): string {
  return listed([address, landmark, city, pin]);
}
