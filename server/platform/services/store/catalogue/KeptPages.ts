import { LRUCache } from "lru-cache";
import type { WholeProductPage } from "#contract/catalogue/products.ts";
import type { Orm } from "../../../db/db.types";
import { WrittenJson } from "../../common/WrittenJson";
import { readQuantities } from "./readQuantities";

type Written = WrittenJson<WholeProductPage>;

interface Kept {
  /** The state of the store's shelf from which the page was made. */
  state: string;
  /** The ids of the page's variants. */
  variants: string[];
  /** The page's text, cut where its quantities stand. */
  pieces: string[];
  /** The last answer, and its quantities. */
  last: { quantities: string; written: Written };
}

/** In characters: about 30 pages of 30 products are a million. */
const KEPT = 16_000_000;
/** In texts the quotation marks would be escaped, so this finds only the field. */
const QUANTITY = /(?<="availableQuantity":)\d+/g;

/**
 * Keeps pages of products as text. A page is used again while nothing but quantities changed on its store's shelf. The
 * quantities are read for each answer, because every order changes some (ADR 40).
 */
export class KeptPages {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: KEPT });

  constructor(private readonly orm: Orm) {}

  /**
   * @param key identifies the page among all pages of all stores
   * @param state changes whenever anything but a quantity changes
   */
  async of(key: string, state: string, make: () => Promise<WholeProductPage>): Promise<Written> {
    const kept = this.kept.get(key);
    return (kept?.state === state ? await this.again(kept) : undefined) ?? this.anew(key, state, make);
  }

  /** Undefined when variants were deleted since the page was kept. */
  private async again({ variants, pieces, last }: Kept): Promise<Written | undefined> {
    if (variants.length === 0) return last.written;
    const quantities = await readQuantities(this.orm, variants);
    if (quantities === last.quantities) return last.written;
    const each = quantities.split(",");
    if (each.length !== pieces.length - 1) return undefined;
    last.written = new WrittenJson(pieces.map((piece, index) => piece + (each[index] ?? "")).join(""));
    last.quantities = quantities;
    return last.written;
  }

  private async anew(key: string, state: string, make: () => Promise<WholeProductPage>): Promise<Written> {
    const page = await make();
    const variants = page.products.flatMap((product) => product.variants.map(({ variantId }) => variantId));
    const text = JSON.stringify(page);
    const written: Written = new WrittenJson(text);
    const quantities = text.match(QUANTITY)?.join(",") ?? "";
    this.kept.set(
      key,
      { state, variants, pieces: text.split(QUANTITY), last: { quantities, written } },
      { size: 2 * text.length },
    );
    return written;
  }
}
