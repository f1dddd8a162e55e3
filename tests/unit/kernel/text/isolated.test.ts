import { expect, it, test } from "vitest";
import { isolated } from "#kernel/text/isolated.ts";
import * as urdu from "#kernel/text/words.ur.ts";

it("a name that is written from right to left is set apart from the sentence around it", () => {
  expect(`Pay ${isolated("متجر الورد")}, ₹120`).toBe("Pay \u2068متجر الورد\u2069, ₹120");
  expect(isolated("Rose חנות")).toBe("\u2068Rose חנות\u2069");
});

it("any other name stays as it is, so that it is found by what is typed", () => {
  expect(["Toned Milk", "ताज़ा दूध", "Crème brûlée 2 × 90 g", ""].map(isolated)).toEqual([
    "Toned Milk",
    "ताज़ा दूध",
    "Crème brûlée 2 × 90 g",
    "",
  ]);
});

test.each([
  ["Amul دودھ", true],
  ["98765 43210", true],
  ["₹199.00", true],
  ["10% رعایت", false],
  ["دودھ 500 g", false],
  ["", false],
])("in Urdu a name that begins with other letters, or has only digits, is set apart: %s", (name, isApart) => {
  expect(urdu.otherWay.test(name)).toBe(isApart);
});
