import { describe, expect, it } from "vitest";
import { CAPTURE_STATES } from "../../../../../src/contract/sale/states/captureStates";
import { DELIVERY_STATES } from "../../../../../src/contract/sale/states/deliveryStates";
import {
  ALL_ORDER_STATES,
  ORDER_STATES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
} from "../../../../../src/contract/sale/states/orderStates";
import { CASH_RECHARGE_STATES } from "../../../../../src/contract/sale/states/rechargeStates";
import { REFUND_STATES } from "../../../../../src/contract/sale/states/refundStates";

const TABLES = {
  ORDER_STATES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
  CAPTURE_STATES,
  REFUND_STATES,
  CASH_RECHARGE_STATES,
  DELIVERY_STATES,
};
type AnyTable = Record<string, { next: readonly string[] }>;

/** A capture begins as whatever it is good for. */
const BEGINNINGS: Record<string, readonly string[]> = {
  ORDER_STATES: ["PENDING"],
  PAYMENT_STATUSES: ["PENDING"],
  TRANSACTION_STATUSES: ["PROGRESS"],
  CAPTURE_STATES: ["PAYS_ORDER", "IN_WALLET", "GOES_BACK"],
  REFUND_STATES: ["OWED"],
  CASH_RECHARGE_STATES: ["PENDING"],
  DELIVERY_STATES: ["PLANNED"],
};

describe.each(Object.entries(TABLES))("The table %s (bar 28)", (name, table) => {
  const moves = table as AnyTable;

  it("reaches every state from those in which something begins", () => {
    const reached = new Set(BEGINNINGS[name]);
    for (const state of reached) for (const next of moves[state]?.next ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(moves).sort());
  });
});

describe("The states of an order (bar 28)", () => {
  it("let the store set no state that the table does not allow", () => {
    for (const state of ALL_ORDER_STATES) {
      expect(ORDER_STATES[state].next).toEqual(expect.arrayContaining([...ORDER_STATES[state].byStore]));
    }
  });

  it("hold stock exactly while the order has not come to nothing", () => {
    for (const state of ALL_ORDER_STATES) {
      expect(ORDER_STATES[state].holdsStock).toBe(!ORDER_STATES[state].cameToNothing);
    }
  });

  it("are open exactly while something may still follow that is not another payment", () => {
    for (const state of ALL_ORDER_STATES) {
      const { next, isOpen, cameToNothing } = ORDER_STATES[state];
      expect(isOpen).toBe(next.length > 0 && !cameToNothing);
    }
  });

  it("never follow the end of the money: what was refunded is not paid again", () => {
    expect(PAYMENT_STATUSES.REFUNDED.next).toEqual([]);
    expect(PAYMENT_STATUSES.SUCCEEDED.next).toEqual(["REFUNDED"]);
    expect(TRANSACTION_STATUSES.SUCCEEDED.next).toEqual([]);
  });
});
