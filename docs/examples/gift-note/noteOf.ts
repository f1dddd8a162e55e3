import type { Order } from "../../../src/contract/sale/orders";

/** Empty without one. What another platform answers under this name is shown only if it is a note. */
export function noteOf({ extras }: Pick<Order, "extras">): string {
  const extra = extras?.["gift-note"];
  if (typeof extra !== "object" || extra === null || !("text" in extra)) return "";
  return typeof extra.text === "string" ? extra.text : "";
}
