import type { Container } from "inversify";
import { bindAddresses } from "../../domain/addresses";
import { bindCheckout } from "../../domain/checkout";

/** What only the steps of /cart need; the cart itself is everywhere. */
export function bindCheckoutSteps(container: Container): void {
  bindAddresses(container);
  bindCheckout(container);
}
