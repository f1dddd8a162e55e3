import { expect, test } from "vitest";
import { inLanguage } from "#server/platform/language/languageNow.ts";
import { reasonInWords } from "#server/platform/services/sale/orders/reasonInWords.ts";
import { entryInWords } from "#server/platform/services/sale/wallet/entryInWords.ts";

const inHindi = <T>(work: () => T) => inLanguage("hi", work);

test.each(["Cancelled by the store", "Sold out before the payment arrived", "Paid twice", "₹50.00 in cash: torn bag"])(
  "a reason that the platform keeps in English is read in the language of the call: %s",
  (kept) => {
    expect(reasonInWords(kept)).toBe(kept);
    expect(inHindi(() => reasonInWords(kept))).toMatch(/\p{Script=Devanagari}/u);
  },
);

test.each(["Payment failed or user dropped", "I ordered twice", "5 in cash boxes"])(
  "what a program compares or a person wrote stays as it is: %s",
  (kept) => {
    expect(inHindi(() => reasonInWords(kept))).toBe(kept);
  },
);

test("a wallet's entry keeps its order's number in every language", () => {
  const kept = "Refund of order 20261130-7KQ2";
  expect(entryInWords("ORDER_REFUND", kept)).toBe(kept);
  expect(inHindi(() => entryInWords("ORDER_REFUND", kept))).toMatch(/\p{Script=Devanagari}.*20261130-7KQ2/u);
});
