import type { AdminOrder } from "../../src/contract/admin";

/** The stages of an order as the staff see them. */
export type Stage = "toPack" | "packed" | "onTheWay" | "done";

export function stageOf({ orderState, packedAt }: Pick<AdminOrder, "orderState" | "packedAt">): Stage {
  if (orderState === "SHIPPED") return "onTheWay";
  if (orderState !== "PLACED") return "done";
  return packedAt === undefined ? "toPack" : "packed";
}
