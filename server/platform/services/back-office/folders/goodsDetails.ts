import { paiseToRupees, rupeesText } from "../../../money";
import { quoted } from "../../../storeFolder/suggestion";
import type { RowChange } from "./changesBetween";
import type { WantedRows } from "./wantedRows";
import type { StoreChanges } from "./writeStoreRows";

type Variant = WantedRows["productVariants"][number];
type Product = WantedRows["products"][number];

/** The changes of each SKU and each product, before and after. */
export function goodsDetails(
  { productVariants, products }: StoreChanges,
  categories: readonly { id: string; name: string }[],
): string[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const category = (id: Product["categoryId"]) => quoted(nameOf.get(id ?? "") ?? "");
  return [
    ...productVariants.added.map(
      (row) => `${row.sku}: new, ${rupees(row.sellingPricePaise)}, stock ${row.availableQuantity}`,
    ),
    ...productVariants.changed.flatMap((change) => line(change.row.sku, change, VARIANT)),
    ...products.changed.flatMap((change) =>
      line(change.row.handle ?? change.row.name, change, {
        ...PRODUCT,
        categoryId: { called: "category", said: category },
      }),
    ),
  ];
}

interface Cell<Value> {
  called: string;
  said(value: Value): string;
  /** The value has named values, which are told one by one. */
  each?: true;
}

type Cells<Row> = { [Column in keyof Row]?: Cell<Row[Column]> };

const rupees = (paise: number) => rupeesText(paiseToRupees(paise));
const plainly = (value: unknown) => String(value);
const inQuotes = (called: string): Cell<unknown> => ({ called, said: quoted });

/** The columns that people change, in the order of the report. */
const VARIANT: Cells<Variant> = {
  isVisible: { called: "", said: (isVisible) => (isVisible ? "shown" : "hidden") },
  sellingPricePaise: { called: "price", said: rupees },
  mrpPaise: { called: "MRP", said: rupees },
  availableQuantity: { called: "stock", said: plainly },
  weight: { called: "weight", said: plainly },
  weightUnit: { called: "unit", said: plainly },
  options: { called: "options", said: (pairs) => quoted(pairs.map(([, value]) => value).join(" · ")) },
  barcode: inQuotes("barcode"),
  imagePathList: { called: "pictures", said: (pictures) => String(pictures.length) },
};

const PRODUCT: Cells<Product> = {
  name: inQuotes("title"),
  description: inQuotes("description"),
  localName: inQuotes("other name"),
  searchAliases: inQuotes("search words"),
  facts: { called: "facts", said: quoted, each: true },
  taxPercent: { called: "tax %", said: plainly },
  taxType: { called: "tax", said: (type) => type.toLowerCase() },
  isSubscribable: { called: "subscription", said: (is) => (is ? "yes" : "no") },
};

function line<Row>(name: string, { before, row, columns }: RowChange<Row>, cells: Cells<Row>): string[] {
  const changed = Object.entries(cells as Record<string, Cell<unknown>>).filter(([column]) => columns.includes(column));
  const parts = changed.flatMap(([column, { called, said, each }]) => {
    const [old, now] = [before, row].map((one) => (one as Record<string, unknown>)[column]);
    return each ? changesOf(old as Named, now as Named, said) : change(called, said(old), said(now));
  });
  return parts.length === 0 ? [] : [`${name}: ${parts.join(", ")}`];
}

type Named = Readonly<Record<string, unknown>>;

const changesOf = (old: Named, now: Named, said: (value: unknown) => string) =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .map((name) => change(name, said(old[name]), said(now[name])));

function change(called: string, old: string, now: string): string {
  if (called === "") return now;
  return old === now ? `${called} changed` : `${called} ${old} → ${now}`;
}
