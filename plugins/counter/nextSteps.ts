import type { AdminOrder, OrderStep } from "../../src/contract/admin";
import { moneyStandingOf } from "../../src/contract/sale/states/moneyStanding";
import { toPaise } from "../../src/domain/catalogue";
import { formatMoney } from "../../src/ui/format/money";
import { stageOf } from "./stageOf";

export interface NextStep {
  /** `cash`: its cash is received before the goods are handed over. */
  step: Exclude<OrderStep, "cancelled"> | "cash";
  label: string;
}

/** The cash in paise to collect on delivery; 0 when there is none to collect. */
export const cashToCollect = (order: AdminOrder): number =>
  moneyStandingOf(order) === "collect" ? toPaise(order.finalPrice) : 0;

/**
 * The steps that are possible for an order now, the likeliest first. Delivering a cash order collects the cash. Who picks an order
 * up may pay before it is packed: then the board in the shop shows it from that moment on (ADR 52).
 */
export function nextSteps(order: AdminOrder): NextStep[] {
  return order.isPickedUp ? stepsInShop(order) : stepsToTheDoor(order);
}

function stepsInShop(order: AdminOrder): NextStep[] {
  const cash = cashToCollect(order);
  switch (stageOf(order)) {
    case "toPack":
      return [
        ...(cash > 0 ? [{ step: "cash" as const, label: `Cash received, ${formatMoney(cash)}` }] : []),
        { step: "packed", label: "Ready" },
      ];
    case "packed":
    case "onTheWay":
      return [{ step: "delivered", label: pickedUp(cash) }];
    case "done":
      return [];
  }
}

const pickedUp = (cash: number) => `Picked up${andCash(cash)}`;
const andCash = (cash: number) => (cash > 0 ? `, ${formatMoney(cash)} collected` : "");

function stepsToTheDoor(order: AdminOrder): NextStep[] {
  const cash = cashToCollect(order);
  switch (stageOf(order)) {
    case "toPack":
      return [{ step: "packed", label: "Packed" }];
    case "packed":
      return [
        { step: "shipped", label: "On its way" },
        { step: "delivered", label: pickedUp(cash) },
      ];
    case "onTheWay":
      return [{ step: "delivered", label: `Delivered${andCash(cash)}` }];
    case "done":
      return [];
  }
}
