import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ALL_ORDER_STATES, ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";

/** Where the staff and the owner see orders. */
const FOLDERS = [
  "plugins/counter",
  "server/cli",
  "server/platform/routes/admin",
  "server/platform/services/back-office/owner",
];
const NAMES = [...new Set([...ALL_ORDER_STATES, ...Object.keys(PAYMENT_STATUSES)])].join("|");
/** `state === "PLACED"`, `case "PLACED":`, `eq(orders.orderState, "PLACED")`, `inArray(orders.paymentStatus, ["SUCCEEDED"])`. */
const COMPARISONS = new RegExp(
  [
    `[!=]==? "(${NAMES})"`,
    `"(${NAMES})" [!=]==?`,
    `case "(${NAMES})":`,
    `(eq|ne|inArray)\\([\\w.]*(orderState|paymentStatus),[^)]*"(${NAMES})"`,
    `(order_state|payment_status|orderState\\}|paymentStatus\\}) *(=|<>|in) *\\(?'(${NAMES})'`,
  ].join("|"),
);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

it("what a state means to the staff and the owner is read from the table of states (bar 28)", () => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (COMPARISONS.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it("a step at the counter never moves an order to a state that the counter does not show", () => {
  const lost = ALL_ORDER_STATES.filter((state) => ORDER_STATES[state].atCounter !== "hidden").flatMap((state) =>
    ORDER_STATES[state].next.filter((next) => ORDER_STATES[next].atCounter === "hidden"),
  );
  expect(lost).toEqual([]);
});
