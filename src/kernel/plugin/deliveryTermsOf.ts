import type { Services } from "../container/Services";
import type { SlotRegistry } from "./SlotRegistry";
import type { DeliveryTerms } from "./Slots.types";

/**
 * The store's delivery terms, as the build's delivery plugin reads them; undefined in a build without one. Must be called
 * inside an observer.
 */
export function deliveryTermsOf(slots: Pick<SlotRegistry, "data">, container: Services): DeliveryTerms | undefined {
  return slots.data("delivery-terms")[0]?.termsOf(container);
}
