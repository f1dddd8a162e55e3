import { type MoneyStanding, moneyStandingOf, type OrdersMoney } from "./moneyStanding";

const WORDS: Record<MoneyStanding, (amount: string) => string> = {
  collect: (amount) => `Collect ${amount}`,
  paid: (amount) => `Paid ${amount}`,
  awaited: (amount) => `Not paid yet, ${amount}`,
  refunded: (amount) => `Refunded ${amount}`,
  refundOwed: (amount) => `To be refunded ${amount}`,
  nothing: () => "Nothing to pay",
};

/** For staff: the same words on the counter's card, its slip and the packing list. @param amount the order's price as it is written */
export const moneyWords = (order: OrdersMoney, amount: string): string => WORDS[moneyStandingOf(order)](amount);
