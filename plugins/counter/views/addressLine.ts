import type { OrderAddress } from "../../../src/contract/sale/orders";
import { addressText } from "../../../src/domain/addresses";
import { isolated } from "../../../src/kernel/text/isolated";

/** The address on one line, in the order in which it is read aloud. */
export function addressLine(address: OrderAddress): string {
  return [addressText(address).street, isolated(address.city ?? ""), address.pin].filter(Boolean).join(", ");
}
