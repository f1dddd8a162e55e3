import type { Container } from "inversify";
import { bindAddresses } from "../../domain/addresses";
import { CartStore } from "../../domain/cart";
import { bindCheckout } from "../../domain/checkout";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { DeliveryCharges } from "./DeliveryCharges";
import { RemovedLines } from "./RemovedLines";

/** What only the steps of /cart need; the cart itself is everywhere. */
export function bindCheckoutSteps(container: Container): void {
  bindAddresses(container);
  bindCheckout(container);
  container
    .bind(DeliveryCharges)
    .toResolvedValue(
      (slots: SlotRegistry, cart: CartStore) => new DeliveryCharges(slots, container, cart),
      [SlotRegistry, CartStore],
    )
    .inSingletonScope();
  // One for each visit to the page.
  container.bind(RemovedLines).toResolvedValue((cart: CartStore) => new RemovedLines(cart), [CartStore]);
}
