import { describe, expect, it } from "vitest";
import { CAPTURE_STATES } from "../../../../../src/contract/sale/states/captureStates";
import { DELIVERY_STATES } from "../../../../../src/contract/sale/states/deliveryStates";
import { isCashToCollect } from "../../../../../src/contract/sale/states/isCashToCollect";
import {
  ALL_ORDER_STATES,
  ORDER_STATES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
} from "../../../../../src/contract/sale/states/orderStates";
import { PHONE_PAYMENT_STATES } from "../../../../../src/contract/sale/states/phonePaymentStates";
import { CASH_RECHARGE_STATES } from "../../../../../src/contract/sale/states/rechargeStates";
import { REFUND_STATES } from "../../../../../src/contract/sale/states/refundStates";

const TABLES = {
  ORDER_STATES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
  PHONE_PAYMENT_STATES,
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
  PHONE_PAYMENT_STATES: ["OPEN"],
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

describe("Cash is to be collected", () => {
  const cash = { orderState: "SHIPPED", paymentMethod: "COD", paymentStatus: "PENDING" } as const;

  it("for an open order that is paid on delivery and not paid yet", () => {
    expect(isCashToCollect(cash)).toBe(true);
    expect(isCashToCollect({ ...cash, orderState: "PLACED" })).toBe(true);
  });

  it.each([
    { ...cash, paymentMethod: "WALLET" },
    { ...cash, paymentMethod: "PAYMENT_GATEWAY" },
    { ...cash, orderState: "CANCELLED" },
    { ...cash, orderState: "DELIVERED" },
    { ...cash, paymentStatus: "SUCCEEDED" },
    { ...cash, paymentStatus: "REFUNDED" },
  ] as const)("but not for %j", (order) => {
    expect(isCashToCollect(order)).toBe(false);
  });
});

/** `docs/states.md` is written anew by `npx vitest run --project unit tests/unit/server/platform/sale/states.test.ts --update`. */
it("The states stand in docs/states.md as they are in the contract (bar 28)", async () => {
  const inWords = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value));
  const pages = Object.entries(TABLES).map(([name, table]) => {
    const states = Object.entries(table as Record<string, Record<string, unknown>>);
    const questions = Object.keys(states[0]?.[1] ?? {});
    const rows = questions.map((question) => [question, ...states.map(([, answers]) => inWords(answers[question]))]);
    const head = ["", ...states.map(([state]) => state)];
    const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    return `## ${name}\n\n${lines.join("\n")}\n`;
  });
  const page = `# States

Each table is in \`src/contract/sale/states\`. A column is a state; \`next\` names the states that may follow it, and the other rows are the answers that storefront, platform, counter, command line and SQL read. This page is written from the tables by a test.

${pages.join("\n")}`;
  await expect(page).toMatchFileSnapshot("../../../../../docs/states.md");
});
