import { describe, expect, it } from "vitest";
import { absentMoney, absentMoneyIn } from "#scripts/checks/absentMoney.ts";

describe("unknown money (reading 38)", () => {
  it.each([
    "paise={toPaise(checkout.checkout?.finalPrice ?? 0)}",
    "const total = summary?.total ?? 0;",
    "const left = wallet?.accountBalance || 0;",
    "const amount =\n  answer.value ??\n  0;",
    "const delivery = toPaise(\n  terms?.charge ?? 0,\n);",
    "return totals === null ? 0 : toPaise(totals.totalPrice);",
    "return order !== undefined ? toPaise(order.finalPrice) : 0;",
    "function Summary({ total, delivery = 0, onConfirm }: Props) {",
    "const paid = (amountPaise: number = 0) => amountPaise;",
  ])("is found when 0 stands for it: %s", (code) => {
    expect(absentMoneyIn(code)).toHaveLength(1);
  });

  it.each([
    "return this.query.data?.totalPages ?? 0;",
    "const quantity = line?.quantity ?? 0;",
    "const list = order.discounts ?? 0.5;",
    "recharge(surplus ?? 0);",
    "let totalPaise = 0;",
    "for (const item of items) paise += item.paise;",
    "return { totalPrice: 0, tax: 0 };",
    "// `finalPrice ?? 0` would be a wrong price.",
    " * `finalPrice ?? 0` would be a wrong price.",
    "return nothingWhereAbsent(wallet?.balancePaise);",
    "const price = toPaise(totals?.finalPrice);\nconst count = list?.length ?? 0;",
  ])("is not confused with something else: %s", (code) => {
    expect(absentMoneyIn(code)).toEqual([]);
  });

  it("is never 0 in the storefront, its plugins and the platform's services", () => {
    expect(absentMoney()).toEqual([]);
  });
});
