import { expect, it } from "vitest";
import { isolated } from "#kernel/text/isolated.ts";

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
