import type { Services } from "#kernel/container/Services.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { DeliveryTerms } from "./checkoutSlots.types";

/**
 * The store's delivery terms from the build's delivery plugin; undefined in a build without one. Must be called inside an
 * observer.
 */
export function deliveryTermsOf(slots: Pick<SlotRegistry, "data">, container: Services): DeliveryTerms | undefined {
  return slots.data("delivery-terms")[0]?.termsOf(container);
}
