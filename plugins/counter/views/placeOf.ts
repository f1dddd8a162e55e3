import type { OrderAddress } from "../../../src/contract/sale/orders";

/** In one line, as it is read aloud. */
export function placeOf({ address, landmark, city, pin }: OrderAddress): string {
  return [address, landmark, city, pin].filter((part) => part !== undefined && part !== "").join(", ");
}
