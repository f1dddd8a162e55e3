import type { OrderAddress } from "../../../src/contract/sale/orders";

import { addressText } from "../../../src/domain/addresses";

/** In one line, as it is read aloud. */
export function placeOf(address: OrderAddress): string {
  return [addressText(address).street, address.city, address.pin].filter(Boolean).join(", ");
}
