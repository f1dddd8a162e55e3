import { nameOfKept } from "../../services/common/options/nameOfKept";
import type { FolderVariant } from "../StoreFolder.types";

export interface Twin {
  /** The later of two variants with the same name. */
  variant: FolderVariant;
  /** The line of the earlier variant. */
  line: number;
  /** Their name: `Maroon · S`. */
  name: string;
}

/** The visible variants of one product that a shopper could not tell from an earlier one. */
export function twinsOf(variants: readonly FolderVariant[]): Twin[] {
  const lines = new Map<string, number>();
  return variants.flatMap((variant) => {
    if (!variant.isVisible) return [];
    const name = nameOfKept(variant);
    const before = lines.get(name);
    if (before === undefined) lines.set(name, variant.line);
    return before === undefined ? [] : [{ variant, line: before, name }];
  });
}
