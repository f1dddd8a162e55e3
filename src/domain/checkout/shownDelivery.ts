import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";

/** True when this build has delivery terms to show (FLAG_SHIPPING). */
function tellsDelivery(slots: Pick<SlotRegistry, "data">): boolean {
  return slots.data("delivery-terms").length > 0;
}

/** The delivery charge in rupees, if it shall be shown: only a build with delivery terms says that delivery is free. */
export function shownDelivery(slots: Pick<SlotRegistry, "data">, price: number | undefined): number | undefined {
  return price || tellsDelivery(slots) ? price : undefined;
}
