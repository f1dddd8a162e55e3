import type { AdminOrder, OrderStep } from "../../src/contract/admin";
import { isCashToCollect } from "../../src/contract/sale/states/isCashToCollect";
import { toPaise } from "../../src/domain/catalogue";
import { formatMoney } from "../../src/ui/format/money";
import { stageOf } from "./stageOf";

export interface NextStep {
  step: Exclude<OrderStep, "cancelled">;
  label: string;
}

/** The cash in paise to collect on delivery; 0 when there is none to collect. */
export const cashToCollect = (order: AdminOrder): number => (isCashToCollect(order) ? toPaise(order.finalPrice) : 0);

/** The steps that are possible for an order now, the likeliest first. Delivering a cash order collects the cash. */
export function nextSteps(order: AdminOrder): NextStep[] {
  const cash = cashToCollect(order);
  const andCash = cash > 0 ? `, ${formatMoney(cash)} collected` : "";
  switch (stageOf(order)) {
    case "toPack":
      return [{ step: "packed", label: "Packed" }];
    case "packed":
      return [
        { step: "shipped", label: "On its way" },
        { step: "delivered", label: `Picked up${andCash}` },
      ];
    case "onTheWay":
      return [{ step: "delivered", label: `Delivered${andCash}` }];
    case "done":
      return [];
  }
}
