import type { RowChange, RowChanges } from "./changesBetween";
import { goodsDetails } from "./goodsDetails";
import type { WantedRows } from "./wantedRows";
import { LIST_NAMES, type StoreChanges, WORDS } from "./writeStoreRows";

/** The changes of an import in words: a line such as `12 products new` for each kind of row that changes. */
export interface ImportSummary {
  isNew: boolean;
  lines: string[];
  /** A line for each SKU, and for each product whose own cells change: `MANGO-1KG: price ₹420.00 → ₹430.00`. */
  details: string[];
  /** The SKUs that shoppers will no longer see, and how many they see now. */
  hidden: { skus: string[]; of: number };
}

/** @param there the store's current variants */
export function summaryOf(
  changes: StoreChanges,
  wanted: WantedRows,
  there: readonly { isVisible: boolean }[],
): ImportSummary {
  const { isNew } = changes;
  const lines = isNew ? ["the store is new"] : [];
  if (
    !isNew &&
    (changes.organization.changed.length > 0 || changes.store.changed.length > 0 || changes.calendar.length > 0)
  ) {
    lines.push("the store's settings changed");
  }
  for (const name of LIST_NAMES) {
    const { added, changed, gone } = changes[name] as RowChanges<Hidable>;
    const hidden = changed.filter(isHiddenNow).length;
    const parts = [
      part(added.length, "new"),
      part(changed.length - hidden, "changed"),
      part(hidden, "hidden"),
      part(gone.length, "gone"),
    ].filter((text) => text !== "");
    if (parts.length > 0) lines.push(`${WORDS[name]}: ${parts.join(", ")}`);
  }
  const hidden = changes.productVariants.changed.filter(isHiddenNow).map(({ row }) => row.sku);
  return {
    isNew,
    lines,
    details: isNew ? [] : goodsDetails(changes, wanted.categories),
    hidden: { skus: hidden, of: there.filter(({ isVisible }) => isVisible).length },
  };
}

const part = (count: number, what: string) => (count === 0 ? "" : `${count.toLocaleString("en-IN")} ${what}`);

interface Hidable {
  id: string;
  isVisible?: boolean;
  isActive?: boolean;
}

const isHiddenNow = ({ row, columns }: RowChange<Hidable>) =>
  (columns.includes("isVisible") && row.isVisible === false) ||
  (columns.includes("isActive") && row.isActive === false);
