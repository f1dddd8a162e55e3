import type { AdminOrder, OrderStep } from "#contract/admin.ts";
import { moneyStandingOf } from "#contract/sale/states/moneyStanding.ts";
import { formatMoney } from "#design/format/money.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { stageOf } from "./stageOf";
import * as words from "./words.en";

export interface NextStep {
  /** `cash`: the cash is received before the goods are handed over. */
  step: Exclude<OrderStep, "cancelled"> | "cash";
  label: string;
}

/** The cash in paise to collect on delivery; 0 when there is none to collect. */
export const cashToCollect = (order: AdminOrder): number =>
  moneyStandingOf(order) === "collect" ? toPaise(order.finalPrice) : 0;

/**
 * The steps that are possible for an order now. The first one is the likeliest and gets the card's large button. Delivering
 * a cash order collects the cash. Customers who pick up pay first, before the order is packed or when it is handed over
 * (ADR 52).
 */
export function nextSteps(order: AdminOrder): NextStep[] {
  return order.isPickedUp ? stepsInShop(order) : stepsToTheDoor(order);
}

function stepsInShop(order: AdminOrder): NextStep[] {
  const cash = cashToCollect(order);
  const pay: NextStep[] = cash > 0 ? [{ step: "cash", label: words.cashReceived(formatMoney(cash)) }] : [];
  switch (stageOf(order)) {
    case "toPack":
      return [...pay, { step: "packed", label: words.ready }];
    case "packed":
    case "onTheWay":
      return [...pay, { step: "delivered", label: pickedUp(cash) }];
    case "done":
      return [];
  }
}

const pickedUp = (cash: number) => (cash > 0 ? words.pickedUpAndPaid(formatMoney(cash)) : words.pickedUp);

function stepsToTheDoor(order: AdminOrder): NextStep[] {
  const cash = cashToCollect(order);
  switch (stageOf(order)) {
    case "toPack":
      return [{ step: "packed", label: words.packed }];
    case "packed":
      return [
        { step: "shipped", label: words.onItsWay },
        { step: "delivered", label: pickedUp(cash) },
      ];
    case "onTheWay":
      return [{ step: "delivered", label: cash > 0 ? words.deliveredAndPaid(formatMoney(cash)) : words.delivered }];
    case "done":
      return [];
  }
}
