import { sumsOf } from "../../services/store/catalogue/reviews/ratingCounts";
import { alsoCalled } from "../content/hindiWords";
import type { SeedProduct } from "../seed.types";
import { diceOf, seedRatings } from "../seedRatings";
import { scaledCategories } from "./scaledStore";

const QUALITIES = [
  ...["Fresh", "Organic", "Daily", "Premium", "Classic", "Village", "Golden", "Royal", "Pure", "Family"],
  ...["Everyday", "Handpicked", "Slow Roasted", "Stone Ground", "Farm", "Sunrise", "Festive", "Little", "Grand"],
];
const BEGINNINGS = [
  "Bel",
  "Chan",
  "Devi",
  "Gan",
  "Hari",
  "Indra",
  "Jal",
  "Kesar",
  "Lal",
  "Mangal",
  "Nand",
  "Pur",
  "Ratan",
];
const MIDDLES = ["a", "e", "o", "am", "an", "ar", "er", "im", "on", "ul"];
const ENDS = ["pur", "garh", "nagar", "wadi", "gaon", "kot", "palli", "halli", "kheda", "tola", "bari"];

/** What a demo store sells, without the names' Hindi halves. */
const GOODS = scaledCategories.flatMap(({ name: category, products }) =>
  products.map((product) => ({ category, product, name: (product.name.split(" · ")[0] ?? "").slice(0, 60) })),
);

export interface ScaledProduct {
  category: string;
  product: SeedProduct;
  localName: string;
  searchAliases: string;
  ratings: ReturnType<typeof sumsOf>;
}

/** The `index`th product of a store: the same on every machine, no two of a store alike. */
export function scaledProduct(friendlyId: string, index: number): ScaledProduct {
  const dice = diceOf(`${friendlyId} ${index}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  const { category, product, name } = pick(GOODS);
  const place = `${pick(BEGINNINGS)}${pick(MIDDLES)}${pick(ENDS)}`;
  const factor = 0.5 + dice() * 2.5;
  return {
    category,
    ...alsoCalled(name),
    ratings: sumsOf(seedRatings(`${friendlyId} ${index}`)),
    product: {
      ...product,
      name: `${pick(QUALITIES)} ${name} ${place}`,
      brand: `${place} ${index.toString(36).toUpperCase()}`,
      variants: product.variants.slice(0, 2).map((variant) => ({
        ...variant,
        sku: `${variant.sku}-${index}`,
        mrp: Math.ceil(variant.mrp * factor * 1.1),
        sellingPrice: Math.ceil(variant.sellingPrice * factor),
        isVisible: dice() > 0.01,
      })),
    },
  };
}
