import { expect, it } from "vitest";
import type { ProductVariant } from "#contract/catalogue/products.ts";
import { unitPrice } from "#domain/catalogue/index.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";

/** Of the first of these variants. */
function priceOf(...given: Partial<ProductVariant>[]) {
  const variants = given.map((each, at) => aVariant({ variantId: `v${at}`, ...each }));
  const [first = aVariant()] = variants;
  return unitPrice(aProduct({ variants }), first, { unitLabel: (unit) => unit.toLowerCase() });
}

const half = { weight: 500, weightUnit: "MILLILITRE", sellingPrice: 27 };
const litre = { weight: 1, weightUnit: "LITRE", sellingPrice: 54 };

it("compares sizes by the kilogram, litre or piece", () => {
  expect(priceOf(half, litre)).toEqual({ paise: 5400, unit: "litre" });
  const grams = { weight: 300, weightUnit: "GRAM", sellingPrice: 10 };
  expect(priceOf(grams, { weight: 5, weightUnit: "KILOGRAM" })).toEqual({ paise: 3333, unit: "kilogram" });
  const dozens = { weight: 2, weightUnit: "DOZEN", sellingPrice: 96 };
  expect(priceOf(dozens, { weight: 6, weightUnit: "PIECE" })).toEqual({ paise: 400, unit: "piece" });
});

it.each<[string, Partial<ProductVariant>[]]>([
  ["exactly one unit", [litre, half]],
  [
    "exactly one piece",
    [
      { weight: 1, weightUnit: "PIECE" },
      { weight: 4, weightUnit: "PIECE" },
    ],
  ],
  ["one size", [half]],
  ["the same size twice", [half, { ...half, sellingPrice: 30 }]],
  ["no size", [{ weight: 0 }, litre]],
  ["a size that nothing is compared with", [half, { weight: 0 }]],
  ["a size beside an unknown one", [half, { ...half, weight: undefined }]],
  ["a unit that is not known", [half, { weight: 2, weightUnit: "HANDFUL" }]],
  [
    "lengths",
    [
      { weight: 20, weightUnit: "CENTIMETRE" },
      { weight: 30, weightUnit: "CENTIMETRE" },
    ],
  ],
])("says nothing of %s", (_, variants) => {
  expect(priceOf(...variants)).toBeUndefined();
});
