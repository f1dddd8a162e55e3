import type { OrderAddress } from "../../../src/contract/sale/orders";
import { listed } from "../../../src/kernel/text/listed";

/** The address on one line, in the order in which it is read aloud. */
export function addressLine({ address, landmark, city, pin }: OrderAddress): string {
  return listed([address, landmark, city, pin]);
}
