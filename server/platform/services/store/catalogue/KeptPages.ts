import { LRUCache } from "lru-cache";
import type { WholeProductPage } from "#contract/catalogue/products.ts";
import type { Orm } from "../../../db/db.types";
import { WrittenJson } from "../../common/WrittenJson";
import { readQuantities } from "./readQuantities";

type Written = WrittenJson<WholeProductPage>;

interface Kept {
  /** The state of the store's shelf from which the page was made. */
  state: string;
  /** The numbers of the page's products. */
  numbers: number[];
  /** The page's text, cut where its quantities stand. */
  pieces: string[];
  /** The last answer, and its quantities. */
  last: { quantities: string; written: Written };
}

/** In characters: about 30 pages of 30 products are a million. */
const KEPT = 16_000_000;
/** Within a text the quotation marks would be escaped, so this finds only the field. */
const QUANTITY = /(?<="availableQuantity":)\d+/g;

/**
 * Keeps pages of products as text. A page is used again while nothing but quantities changed on its store's shelf. The
 * quantities are read for each answer, because every order changes some (ADR 40).
 */
export class KeptPages {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: KEPT });

  constructor(private readonly orm: Orm) {}

  /**
   * @param key identifies the page among all pages of all stores @param state changes whenever anything but a quantity
   * changes @param numbers the numbers of the page's products
   */
  async of(
    key: string,
    state: string,
    numbers: () => number[],
    make: (numbers: number[]) => Promise<WholeProductPage>,
  ): Promise<Written> {
    const kept = this.kept.get(key);
    return (kept?.state === state ? await this.again(kept) : undefined) ?? this.anew(key, state, numbers(), make);
  }

  /** Undefined when products or variants were added or deleted at this very moment. */
  private async again({ numbers, pieces, last }: Kept): Promise<Written | undefined> {
    if (numbers.length === 0) return last.written;
    const quantities = await readQuantities(this.orm, numbers);
    if (quantities === last.quantities) return last.written;
    const each = quantities.split(",");
    if (each.length !== pieces.length - 1) return undefined;
    last.written = new WrittenJson(pieces.map((piece, index) => piece + (each[index] ?? "")).join(""));
    last.quantities = quantities;
    return last.written;
  }

  private async anew(
    key: string,
    state: string,
    numbers: number[],
    make: (numbers: number[]) => Promise<WholeProductPage>,
  ): Promise<Written> {
    const text = JSON.stringify(await make(numbers));
    const written: Written = new WrittenJson(text);
    const quantities = text.match(QUANTITY)?.join(",") ?? "";
    this.kept.set(
      key,
      { state, numbers, pieces: text.split(QUANTITY), last: { quantities, written } },
      { size: 2 * text.length },
    );
    return written;
  }
}
