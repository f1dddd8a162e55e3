import type { AdminOrder } from "#contract/admin.ts";
import type { CounterStage } from "#contract/counter.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";

/** What the staff have to do with an order. */
export function stageOf({ orderState, packedAt }: Pick<AdminOrder, "orderState" | "packedAt">): CounterStage {
  switch (ORDER_STATES[orderState].atCounter) {
    case "waits":
      return packedAt === undefined ? "toPack" : "packed";
    case "onTheWay":
      return "onTheWay";
    case "finished":
    // The platform answers no order in this state.
    case "hidden":
      return "done";
  }
}
