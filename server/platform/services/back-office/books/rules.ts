import type { BooksRule } from "./BooksRule.types";
import { capturesBelong } from "./rules/capturesBelong";
import { cashRecharges } from "./rules/cashRecharges";
import { couponCounts } from "./rules/couponCounts";
import { couponUses } from "./rules/couponUses";
import { erasedCustomers } from "./rules/erasedCustomers";
import { knownStates } from "./rules/knownStates";
import { ledgerCauses } from "./rules/ledgerCauses";
import { ledgerMovements } from "./rules/ledgerMovements";
import { ordersPaidOnline } from "./rules/ordersPaidOnline";
import { orderTotals } from "./rules/orderTotals";
import { ownerRefunds } from "./rules/ownerRefunds";
import { paymentStatuses } from "./rules/paymentStatuses";
import { paymentsCaptured } from "./rules/paymentsCaptured";
import { paymentsScheduled } from "./rules/paymentsScheduled";
import { refundsScheduled } from "./rules/refundsScheduled";
import { refundsWithin } from "./rules/refundsWithin";
import { stock } from "./rules/stock";
import { walletBalances } from "./rules/walletBalances";
import { walletOrders } from "./rules/walletOrders";

/** All rules, in the order in which they are reported (docs/operating.md says what to do about each). */
export const rules: readonly BooksRule[] = [
  ...[capturesBelong, paymentsCaptured, paymentsScheduled, refundsWithin, refundsScheduled],
  ...[ordersPaidOnline, paymentStatuses, walletOrders, ownerRefunds, orderTotals],
  ...[couponUses, couponCounts],
  ...[ledgerMovements, ledgerCauses, walletBalances, cashRecharges],
  stock,
  erasedCustomers,
  knownStates,
];
