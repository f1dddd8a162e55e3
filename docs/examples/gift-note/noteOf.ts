import type { Order } from "#contract/sale/orders.ts";

/**
 * The note of an order; empty without one. Another platform may answer something else under this name, which is
 * ignored.
 */
export function noteOf({ extras }: Pick<Order, "extras">): string {
  const extra = extras?.["gift-note"];
  if (typeof extra !== "object" || extra === null || !("text" in extra)) return "";
  return typeof extra.text === "string" ? extra.text : "";
}
