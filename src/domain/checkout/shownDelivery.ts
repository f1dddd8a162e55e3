import type { SlotRegistry } from "../../kernel/plugin/SlotRegistry";

/** Whether this build tells what it knows of delivery (FLAG_SHIPPING). */
function tellsDelivery(slots: Pick<SlotRegistry, "data">): boolean {
  return slots.data("delivery-terms").length > 0;
}

/** The delivery's price in rupees, where it is to be shown: that it costs nothing only a build with delivery tells. */
export function shownDelivery(slots: Pick<SlotRegistry, "data">, price: number | undefined): number | undefined {
  return price || tellsDelivery(slots) ? price : undefined;
}
