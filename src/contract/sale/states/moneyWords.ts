import { type MoneyStanding, moneyStandingOf, type OrdersMoney } from "./moneyStanding";
import * as words from "./words.en";

const WORDS: Record<MoneyStanding, (amount: string) => string> = {
  collect: words.collect,
  paid: words.paid,
  awaited: words.notPaidYet,
  refunded: words.refunded,
  refundOwed: words.toBeRefunded,
  nothing: () => words.nothingToPay,
};

/** The words for staff on the counter's card, its slip and the packing list. @param amount the order's price as text */
export const moneyWords = (order: OrdersMoney, amount: string): string => WORDS[moneyStandingOf(order)](amount);
