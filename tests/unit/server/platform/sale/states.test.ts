import { describe, expect, it } from "vitest";
import type { OrderState, PaymentStatus } from "#contract/sale/orders.ts";
import { CAPTURE_STATES } from "#contract/sale/states/captureStates.ts";
import { DELIVERY_STATES } from "#contract/sale/states/deliveryStates.ts";
import { type MoneyStanding, moneyStandingOf } from "#contract/sale/states/moneyStanding.ts";
import { moneyWords } from "#contract/sale/states/moneyWords.ts";
import {
  ALL_ORDER_STATES,
  ORDER_STATES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
} from "#contract/sale/states/orderStates.ts";
import { PHONE_PAYMENT_STATES } from "#contract/sale/states/phonePaymentStates.ts";
import { CASH_RECHARGE_STATES } from "#contract/sale/states/rechargeStates.ts";
import { REFUND_STATES } from "#contract/sale/states/refundStates.ts";

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

  it("hold stock exactly until the order fails or is cancelled", () => {
    for (const state of ALL_ORDER_STATES) {
      expect(ORDER_STATES[state].holdsStock).toBe(!ORDER_STATES[state].cameToNothing);
    }
  });

  it("are open exactly while a step other than another payment may follow", () => {
    for (const state of ALL_ORDER_STATES) {
      const { next, isOpen, cameToNothing } = ORDER_STATES[state];
      expect(isOpen).toBe(next.length > 0 && !cameToNothing);
    }
  });

  it("never change after a refund: a refunded order is not paid again", () => {
    expect(PAYMENT_STATUSES.REFUNDED.next).toEqual([]);
    expect(PAYMENT_STATUSES.SUCCEEDED.next).toEqual(["REFUNDED"]);
    expect(TRANSACTION_STATUSES.SUCCEEDED.next).toEqual([]);
  });
});

const CASH = { PENDING: "collect", PROGRESS: "collect", FAILED: "collect", USER_DROPPED: "collect" } as const;
const ELSEWHERE = { PENDING: "awaited", PROGRESS: "awaited", FAILED: "awaited", USER_DROPPED: "awaited" } as const;
const IN_THE_END = { PENDING: "nothing", PROGRESS: "nothing", FAILED: "nothing", USER_DROPPED: "nothing" } as const;
const KEPT = { SUCCEEDED: "paid", REFUNDED: "refunded" } as const;
const GOES_BACK = { SUCCEEDED: "refundOwed", REFUNDED: "refunded" } as const;

type Standings = Record<PaymentStatus, MoneyStanding>;
const STANDINGS: Record<OrderState, { cash: Standings; elsewhere: Standings }> = {
  PENDING: { cash: { ...CASH, ...KEPT }, elsewhere: { ...ELSEWHERE, ...KEPT } },
  PLACED: { cash: { ...CASH, ...KEPT }, elsewhere: { ...ELSEWHERE, ...KEPT } },
  SHIPPED: { cash: { ...CASH, ...KEPT }, elsewhere: { ...ELSEWHERE, ...KEPT } },
  DELIVERED: { cash: { ...ELSEWHERE, ...KEPT }, elsewhere: { ...ELSEWHERE, ...KEPT } },
  FAILED: { cash: { ...IN_THE_END, ...GOES_BACK }, elsewhere: { ...IN_THE_END, ...GOES_BACK } },
  CANCELLED: { cash: { ...IN_THE_END, ...GOES_BACK }, elsewhere: { ...IN_THE_END, ...GOES_BACK } },
};

describe("What staff do about the money of an order", () => {
  const all = ALL_ORDER_STATES.flatMap((orderState) =>
    (Object.keys(PAYMENT_STATUSES) as PaymentStatus[]).flatMap((paymentStatus) =>
      (["COD", "WALLET", "PAYMENT_GATEWAY"] as const).map((paymentMethod) => ({
        orderState,
        paymentStatus,
        paymentMethod,
        finalPrice: 25,
      })),
    ),
  );

  it.each(all)("is shown for one that is $orderState by $paymentMethod, its payment $paymentStatus", (order) => {
    const { cash, elsewhere } = STANDINGS[order.orderState];
    expect(moneyStandingOf(order)).toBe((order.paymentMethod === "COD" ? cash : elsewhere)[order.paymentStatus]);
    expect(moneyStandingOf({ ...order, finalPrice: 0 })).toBe("nothing");
  });

  it("has the same words on card, slip and packing list, and demands no cash for a cancelled order", () => {
    const said = (changes: object) =>
      moneyWords(
        { orderState: "PLACED", paymentMethod: "COD", paymentStatus: "PENDING", finalPrice: 25, ...changes },
        "₹25",
      );
    expect(said({})).toBe("Collect ₹25");
    expect(said({ orderState: "CANCELLED" })).toBe("Nothing to pay");
    expect(said({ orderState: "CANCELLED", paymentStatus: "REFUNDED" })).toBe("Refunded ₹25");
    expect(said({ orderState: "CANCELLED", paymentStatus: "SUCCEEDED" })).toBe("To be refunded ₹25");
    expect(said({ paymentMethod: "PAYMENT_GATEWAY" })).toBe("Not paid yet, ₹25");
    expect(said({ paymentStatus: "SUCCEEDED" })).toBe("Paid ₹25");
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
