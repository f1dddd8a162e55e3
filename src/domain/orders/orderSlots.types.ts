import type { Order } from "#contract/sale/orders.ts";

export interface ShownOrder {
  order: Order;
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface ComponentSlots {
    /** Among the facts of an order: the expected delivery. */
    "order-details": ShownOrder;
  }
}
