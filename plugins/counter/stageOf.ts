import type { AdminOrder } from "../../src/contract/admin";
import type { CounterStage } from "../../src/contract/counter";
import { ORDER_STATES } from "../../src/contract/sale/states/orderStates";

/** What the staff have to do with an order. */
export function stageOf({ orderState, packedAt }: Pick<AdminOrder, "orderState" | "packedAt">): CounterStage {
  switch (ORDER_STATES[orderState].atCounter) {
    case "waits":
      return packedAt === undefined ? "toPack" : "packed";
    case "onTheWay":
      return "onTheWay";
    case "finished":
    // The platform answers no such order.
    case "hidden":
      return "done";
  }
}
