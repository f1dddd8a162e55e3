import type { ListColumns } from "./ListColumns";
import type { ListedProduct } from "./ListedGoods.types";
import { isInRupees } from "./rowsOfProducts";

/** A category in Medusa's export, which has its number but not its name. */
const NUMBER_OF_CATEGORY = /^pcat_/;

/** What the owner must know about the whole list, in sentences. */
export function notesOf(columns: ListColumns, goods: readonly ListedProduct[]): string[] {
  const pictures = new Set(goods.flatMap(({ variants }) => variants.flatMap((variant) => variant.pictures)));
  const files = [...pictures].filter((picture) => !picture.includes("://"));
  const unnamed = goods.find(({ category }) => NUMBER_OF_CATEGORY.test(category));
  const stocks = columns.places.filter(({ meaning }) => meaning === "stock").map(({ header }) => header);
  const foreign = columns.table.rows.filter((row) => !isInRupees(columns, row)).length;
  return [
    ...(columns.has("stock") || columns.has("inStock")
      ? []
      : ["The list has no stock, so every variant has 0: fill in the column stock."]),
    ...(columns.has("tax") ? [] : ["The list has no tax rate, so every product has 0 %: fill in the column tax %."]),
    ...(stocks.length > 1
      ? [`The list has several stocks: ${stocks[0]} was taken, and where it is empty ${stocks.slice(1).join(", ")}.`]
      : []),
    ...(foreign > 0
      ? [`${foreign.toLocaleString("en-IN")} rows have prices in another currency than rupees and were left out.`]
      : []),
    ...(unnamed
      ? [
          `The list names categories by numbers such as ${unnamed.category}: write names in categories.csv and products.csv.`,
        ]
      : []),
    ...(files.length > 0
      ? [
          `${files.length.toLocaleString("en-IN")} pictures are files that the list only names, such as ${files[0]}: put them into the folder pictures.`,
        ]
      : []),
  ];
}
