import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SearchBody, SearchFilters, SearchPage, Suggestions } from "../../../../src/contract/search";
import type { Db } from "../../db/db.types";
import { products } from "../../db/schema/catalogue";
import { rupeesToPaise } from "../../money";
import { firstVariant, listedIn } from "./listed";
import { listPage } from "./listPage";
import { windowOf } from "./paging";
import { byLikeness, byWords, type Match } from "./searchTerms";

type Asked = Omit<SearchBody, "query">;

const SUGGESTIONS = 8;

/** Finds products by words, or, where no product has the words, by likeness. */
export class Search {
  constructor(private readonly db: Db) {}

  async suggest(storeId: string, query: string, size = SUGGESTIONS): Promise<Suggestions> {
    if (query.trim() === "") return { results: [], categories: [] };
    const { results } = await this.products(storeId, { query, size });
    return { results, categories: [] };
  }

  /** An empty query means every product that passes the filters. */
  async products(storeId: string, { query, ...asked }: SearchBody): Promise<SearchPage> {
    const trimmed = query.trim();
    if (trimmed === "") return this.page(storeId, asked, undefined);
    const words = byWords(trimmed);
    if (words === undefined) return this.page(storeId, asked, NOTHING);
    const found = await this.page(storeId, asked, words);
    return found.total > 0 ? found : this.page(storeId, asked, byLikeness(trimmed));
  }

  private async page(storeId: string, asked: Asked, match: Match | undefined): Promise<SearchPage> {
    const where = and(listedIn(storeId), ...conditions(asked.filters ?? {}), match?.where);
    const { items, ...rest } = await listPage(this.db.orm, where, order(asked, match), windowOf(asked));
    return { results: items, ...rest, facets: { categories: [], ratings: [], subscribable: 0, price: null } };
  }
}

const NOTHING: Match = { where: sql`false`, rank: sql`1` };

/** Prices are the first variant's: the ones the cards show. */
function conditions(filters: SearchFilters): (SQL | undefined)[] {
  const { isSubscribable, categoryIds = [], minSellingPrice, maxSellingPrice, averageRating } = filters;
  return [
    isSubscribable ? eq(products.isSubscribable, true) : undefined,
    categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
    minSellingPrice === undefined ? undefined : gte(firstVariant.sellingPricePaise, rupeesToPaise(minSellingPrice)),
    maxSellingPrice === undefined ? undefined : lte(firstVariant.sellingPricePaise, rupeesToPaise(maxSellingPrice)),
    averageRating == null ? undefined : gte(products.averageRating, averageRating),
  ];
}

/** `sortBy`: price (or sellingPrice), name, newest, averageRating; anything else is relevance, best first. */
function order({ sortBy, sortOrder }: Asked, match: Match | undefined): SQL[] {
  const direction = sortOrder === "DESC" ? desc : asc;
  const last = asc(products.position);
  switch (sortBy) {
    case "price":
    case "sellingPrice":
      return [direction(firstVariant.sellingPricePaise), last];
    case "name":
      return [direction(sql`lower(${products.name})`), last];
    case "newest":
      return [desc(products.createdOrder), last];
    case "averageRating":
      return [sql`${direction(products.averageRating)} NULLS LAST`, last];
    default:
      return match === undefined ? [last] : [match.rank, last];
  }
}
