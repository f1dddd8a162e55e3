import type { SearchFacets } from "#contract/catalogue/search.ts";
import { paiseToRupees } from "../../../money";
import { type SaidIn, sayLabel } from "../../common/facts/sayFact";
import { categoryIn } from "./categoryIn";
import type { StoreShelf } from "./shelf/StoreShelf";
import type { Selection } from "./shelf/select";

/** The counts of a selection as the API answers them. */
export function facetsOf(
  shelf: StoreShelf,
  selection: Selection,
  chosen: readonly string[],
  told: SaidIn,
): SearchFacets {
  const { language, say } = told;
  const labelled = (value: string) => ({ value, ...(say(value) !== value && { label: say(value) }) });
  const { categories, ratings, subscribable, inStock, facts, options, price } = selection;
  return {
    categories: shelf.categories.flatMap((category, index) => {
      const { id, name, isActive } = categoryIn(category, language);
      const count = categories[index] ?? 0;
      return isActive && (count > 0 || chosen.includes(id)) ? [{ id, name, count }] : [];
    }),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: ratings.subarray(rating * 10).reduce((sum, count) => sum + count, 0),
    })),
    subscribable,
    inStock,
    facts: [
      ...options.map(({ option: { name, label, values, swatches }, counts }) => ({
        name,
        label: say(label),
        isOption: true,
        values: counts.map(({ value, count }) => {
          const swatch = swatches.get(value);
          return { ...labelled(values[value] ?? ""), count, ...(swatch && { swatch }) };
        }),
      })),
      ...facts.map(({ fact: { name, values }, counts }) => ({
        name,
        label: sayLabel(shelf.allFacts.find((one) => one.name === name) ?? { name, label: name }, told),
        values: counts.map(({ value, count }) => ({ ...labelled(values[value] ?? ""), count })),
      })),
    ].filter(({ values }) => values.length > 0),
    price: inRupees(price),
    storePrice: inRupees(shelf.priceRange()),
  };
}

const inRupees = ({ min, max }: { min: number; max: number }) =>
  min > max ? null : { min: paiseToRupees(min), max: paiseToRupees(max) };
