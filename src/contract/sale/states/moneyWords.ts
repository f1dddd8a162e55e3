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

/** For staff: the same words on the counter's card, its slip and the packing list. @param amount the order's price as it is written */
export const moneyWords = (order: OrdersMoney, amount: string): string => WORDS[moneyStandingOf(order)](amount);
