import fc from "fast-check";

/** One thing that somebody does. Numbers choose among what is there, so that every part of a history makes sense. */
export type Operation =
  | {
      do: "buy";
      who: number;
      goods: number;
      quantity: number;
      how: "PAYMENT_GATEWAY" | "COD" | "WALLET";
      coupon: boolean;
    }
  | { do: "place again"; order: number }
  | { do: "start payment"; order: number }
  | { do: "pay"; payment: number; amount: "right" | "short" | "over"; webhooks: number }
  | { do: "give up"; payment: number; as: "FAILED" | "USER_DROPPED"; webhooks: number }
  | { do: "hint"; order: number; as: "PLACED" | "FAILED" }
  | { do: "cancel"; order: number }
  | { do: "step"; order: number; to: "packed" | "shipped" | "delivered" | "cancelled" }
  | { do: "refund"; order: number; part: boolean; cash: boolean }
  | { do: "refund by hand"; refund: number }
  | { do: "recharge"; who: number; how: "online" | "cash" }
  | { do: "collect"; recharge: number }
  | { do: "pay out"; who: number }
  | { do: "erase"; who: number }
  | { do: "count stock"; goods: number; by: number }
  | { do: "set price"; goods: number; paise: number }
  | { do: "wallet switch"; on: boolean }
  | { do: "gateway"; mood: "well" | "down" | "losing answers" }
  | { do: "refunds become"; as: "CONFIRMED" | "ASKED" | "FAILED" }
  | { do: "decide refunds"; as: "CONFIRMED" | "FAILED" }
  | { do: "pass"; seconds: number }
  | { do: "reconcile" }
  | { do: "together"; operations: Operation[] };

const any = fc.nat({ max: 7 });

const alone: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      who: any,
      goods: any,
      quantity: fc.integer({ min: 1, max: 3 }),
      how: fc.constantFrom("PAYMENT_GATEWAY" as const, "PAYMENT_GATEWAY" as const, "COD" as const, "WALLET" as const),
      coupon: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("place again" as const), order: any }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("start payment" as const), order: any }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      payment: any,
      amount: fc.constantFrom("right" as const, "right" as const, "right" as const, "short" as const, "over" as const),
      webhooks: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("give up" as const),
      payment: any,
      as: fc.constantFrom("FAILED" as const, "USER_DROPPED" as const),
      webhooks: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("hint" as const),
      order: any,
      as: fc.constantFrom("PLACED" as const, "FAILED" as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancel" as const), order: any }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("step" as const),
      order: any,
      to: fc.constantFrom(
        "packed" as const,
        "shipped" as const,
        "delivered" as const,
        "delivered" as const,
        "cancelled" as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("refund" as const), order: any, part: fc.boolean(), cash: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund by hand" as const), refund: any }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("recharge" as const),
      who: any,
      how: fc.constantFrom("online" as const, "cash" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("collect" as const), recharge: any }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("pay out" as const), who: any }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("erase" as const), who: any }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("count stock" as const), goods: any, by: fc.integer({ min: -3, max: 5 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("set price" as const),
      goods: any,
      paise: fc.constantFrom(100, 4_550, 9_999, 10_000, 12_345),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wallet switch" as const), on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("gateway" as const),
      mood: fc.constantFrom("well" as const, "down" as const, "losing answers" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("refunds become" as const),
      as: fc.constantFrom("CONFIRMED" as const, "ASKED" as const, "FAILED" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("decide refunds" as const),
      as: fc.constantFrom("CONFIRMED" as const, "FAILED" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("pass" as const), seconds: fc.constantFrom(30, 600, 3_600, 90_000, -30) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("reconcile" as const) }) },
);

/** Mostly one thing after another, sometimes two or three at the same time. */
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: alone },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("together" as const),
      operations: fc.array(alone, { minLength: 2, maxLength: 3 }),
    }),
  },
);

/** What happens in a store whose goods all begin with the same number of pieces. */
export interface History {
  stock: number;
  operations: Operation[];
}

/** A history of at most `length` operations, which fast-check shortens when it fails. */
export const history = (length: number): fc.Arbitrary<History> =>
  fc.record({
    stock: fc.constantFrom(12, 3, 60),
    operations: fc.array(operation, { minLength: 1, maxLength: length, size: "max" }),
  });

/** The number of things that somebody does: what happens together counts one by one. */
export const countOf = (operations: readonly Operation[]): number =>
  operations.reduce((sum, each) => sum + (each.do === "together" ? countOf(each.operations) : 1), 0);
