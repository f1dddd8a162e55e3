import type { AdminOrder } from "../../src/contract/admin";

/** Where an order is, as the people at the counter see it. */
export type Stage = "toPack" | "packed" | "onTheWay" | "done";

export function stageOf({ orderState, packedAt }: Pick<AdminOrder, "orderState" | "packedAt">): Stage {
  if (orderState === "SHIPPED") return "onTheWay";
  if (orderState !== "PLACED") return "done";
  return packedAt === undefined ? "toPack" : "packed";
}
