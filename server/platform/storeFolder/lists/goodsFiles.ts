import { FACTS, type FactName } from "#contract/catalogue/facts.ts";
import type { ListedProduct, ListedVariant } from "./ListedGoods.types";
import { MOST_OPTIONS } from "./optionsOf";

const FACT_NAMES = Object.keys(FACTS) as FactName[];
const OPTIONS = Array.from({ length: MOST_OPTIONS }, (_, at) => at);

/** The list files of a store's folder for these goods. @param declared columns of facts that store.yaml declares */
export function goodsFiles(
  products: readonly ListedProduct[],
  declared: readonly string[] = [],
): { categories: string; products: string } {
  const facts = FACT_NAMES.filter((name) => products.some((product) => product.facts[name]));
  const head = [
    "handle",
    "title",
    "category",
    "description",
    "search words",
    "tax %",
    ...facts.map((name) => FACTS[name].label.toLowerCase()),
    ...declared,
  ];
  const ofVariant = [
    "sku",
    "barcode",
    ...OPTIONS.flatMap((at) => [`option${at + 1} name`, `option${at + 1} value`]),
    "weight",
    "mrp",
    "price",
    "stock",
    "pictures",
    "visible",
  ];
  const rows = products.flatMap((product) =>
    product.variants.map((variant, at) => [
      ...(at > 0
        ? [product.handle, ...head.slice(1).map(() => "")]
        : [
            product.handle,
            product.title,
            product.category,
            product.description,
            product.searchWords,
            product.tax,
            ...[...facts, ...declared].map((name) => product.facts[name] ?? ""),
          ]),
      ...variantCells(variant),
    ]),
  );
  const categories = [...new Set(products.map(({ category }) => category))].map((name) => [name]);
  return { categories: csv([["name"], ...categories]), products: csv([[...head, ...ofVariant], ...rows]) };
}

const variantCells = ({ sku, barcode, options, weight, mrp, price, stock, pictures, isVisible }: ListedVariant) => [
  sku,
  barcode,
  ...OPTIONS.flatMap((at) => options[at] ?? ["", ""]),
  weight,
  mrp,
  price,
  stock,
  pictures.join(" | "),
  isVisible ? "yes" : "no",
];

const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.map(cellOf).join(",")}\n`).join("");
const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
