import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { type NamedVariant, variantName } from "#contract/catalogue/variantName.ts";
import { aProduct, aVariant } from "./builders";

/** A variant of each combination, all in stock at one price, unless `changed` says otherwise: null leaves it out. */
export function optioned(
  options: NonNullable<Product["options"]>,
  changed: (values: string[]) => Partial<ProductVariant> | null = () => ({}),
): Product {
  const combinations = options.reduce<string[][]>(
    (found, { values }) => found.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  const variants = combinations.flatMap((values, at) => {
    const given = changed(values);
    if (given === null) return [];
    const named = Object.fromEntries(options.map(({ name }, index) => [name, values[index] ?? ""]));
    return [aVariant({ variantId: `v${at}`, sku: `SKU-${at}`, weight: 0, options: named, ...given })];
  });
  return aProduct({ id: "sari", name: "Silk Blouse", brand: "Nila", isSubscribable: false, options, variants });
}

const COLOURS = {
  name: "Colour",
  values: ["Maroon", "Peacock", "Temple Gold"],
  swatches: {
    Maroon: { colours: ["#7b1e2b"] },
    Peacock: { colours: ["#0f5c6e", "#2b8a3e"] },
    "Temple Gold": { colours: ["#c79a2b"] },
  },
};
const SIZES = { name: "Size", values: ["S", "M", "L", "XL"] };

/** No Maroon in XL; the Temple Gold in S is sold out. */
export const aBlouse = (): Product =>
  optioned([COLOURS, SIZES], ([colour, size]) => {
    if (colour === "Maroon" && size === "XL") return null;
    return colour === "Temple Gold" && size === "S" ? { availableQuantity: 0 } : {};
  });

/** What a line of a cart, an order or a subscription says of its variant, with a value that is long. */
export const LINE = {
  productId: "sari",
  productVariantId: "sari-gold",
  productName: "Kanjivaram Silk Sari",
  mrp: 16_199,
  sellingPrice: 13_699,
  weight: 0,
  options: { Colour: "Temple Gold with a maroon border", Blouse: "Unstitched" },
};
export const nameOfLine = (line: NamedVariant): string => variantName(line, () => "ml");
