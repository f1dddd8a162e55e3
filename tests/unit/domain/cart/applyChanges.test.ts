import { expect, test } from "vitest";
import { applyChanges, toLine } from "#domain/cart/applyChanges.ts";
import { cartItem } from "#stories/support/commerceBuilders.ts";

const milk = cartItem({ productVariantId: "milk", quantity: 2 });
const change = (variantId: string, delta: number) => ({ variantId, delta });

test("changes are added to the platform's last answer; a line of 0 is gone", () => {
  expect(applyChanges([milk], [change("milk", 1), change("milk", 1)] as never)).toEqual([{ ...milk, quantity: 4 }]);
  expect(applyChanges([milk], [change("milk", -2)] as never)).toEqual([]);
  expect(applyChanges([milk], [])).toEqual([milk]);
});

test("a change of a line that nobody knows changes nothing", () => {
  expect(applyChanges([milk], [change("bread", 1)] as never)).toEqual([milk]);
});

test("what is put in becomes a line without warnings, with the stock that its card has shown", () => {
  const { quantity: _q, isPriceChanged: _p, insufficientStock: _i, currentAvailableQuantity, ...known } = milk;
  const candidate = { ...known, productVariantId: "bread", availableQuantity: currentAvailableQuantity };
  expect(toLine(candidate as never)).toMatchObject({ quantity: 0, isPriceChanged: false, insufficientStock: false });
  const lines = applyChanges([milk], [{ variantId: "bread", delta: 1, candidate }] as never);
  expect(lines.map(({ productVariantId, quantity }) => [productVariantId, quantity])).toEqual([
    ["milk", 2],
    ["bread", 1],
  ]);
  expect(lines[1]).toMatchObject({ currentAvailableQuantity });
});

test("a line that is short stays marked until its quantity is in stock", () => {
  const short = { ...milk, quantity: 5, insufficientStock: true, currentAvailableQuantity: 3 };
  expect(applyChanges([short], [change("milk", -1)] as never)[0]?.insufficientStock).toBe(true);
  expect(applyChanges([short], [change("milk", -2)] as never)[0]?.insufficientStock).toBe(false);
  const enough = { ...short, insufficientStock: false };
  expect(applyChanges([enough], [change("milk", 1)] as never)[0]?.insufficientStock).toBe(false);
});
