import { sumsOf } from "../../services/store/catalogue/reviews/ratingCounts";
import type { FolderProduct, StoreFolder } from "../../storeFolder/StoreFolder.types";
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

export interface ScaledProduct {
  product: FolderProduct;
  ratings: ReturnType<typeof sumsOf>;
}

/**
 * Makes the `index`th product of a store from a product of the model: the same on every machine, and different from all
 * others of the store.
 */
export function scaledProducts(model: StoreFolder): (friendlyId: string, index: number) => ScaledProduct {
  const goods = scaledCategories(model).flatMap(({ handle }) =>
    model.products.filter(({ category }) => category === handle),
  );
  return (friendlyId, index) => {
    const dice = diceOf(`${friendlyId} ${index}`);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
    const product = pick(goods);
    const place = `${pick(BEGINNINGS)}${pick(MIDDLES)}${pick(ENDS)}`;
    const factor = 0.5 + dice() * 2.5;
    return {
      ratings: sumsOf(seedRatings(`${friendlyId} ${index}`)),
      product: {
        ...product,
        handle: `${product.handle}-${index}`,
        name: `${pick(QUALITIES)} ${latinName(product)} ${place}`,
        facts: { ...product.facts, brand: `${place} ${index.toString(36).toUpperCase()}` },
        variants: product.variants.slice(0, 2).map((variant) => ({
          ...variant,
          sku: `${variant.sku}-${index}`,
          mrpPaise: scaled(variant.mrpPaise, factor * 1.1),
          sellingPricePaise: scaled(variant.sellingPricePaise, factor),
          isVisible: dice() > 0.01,
        })),
      },
    };
  };
}

/** The name without its Hindi translation. */
const latinName = ({ name }: FolderProduct) => (name.split(" · ")[0] ?? "").slice(0, 60);

/** Scales a price and rounds it up to whole rupees. */
const scaled = (paise: number, factor: number) => Math.ceil((paise / 100) * factor) * 100;
