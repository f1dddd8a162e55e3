import type { Category } from "#contract/catalogue/categories.ts";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import {
  activeBanners,
  bannersQuery,
  categoriesQuery,
  productPageQuery,
  visibleCategories,
} from "#domain/catalogue/index.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { Browsing } from "../shop/Browsing";

/** The pause before the first fetch, because the next shopper often comes at once. */
const REST_MS = 2_000;
/** The pause between two calls, so that they keep neither network nor platform busy. */
const PAUSE_MS = 200;
/** How often everything is fetched; the cache keeps answers for five minutes. */
const ROUND_MS = 240_000;
const MOST_CATEGORIES = 40;
const MOST_PICTURES = 150;
/** One size of each picture is fetched; the browser scales it. */
const CARD_WIDTH = 320;
const BANNER_WIDTH = 960;

export interface AheadNeeds {
  api: ApiClient;
  queries: Pick<QueryCache, "get" | "prefetch" | "refresh">;
  clock: Clock;
  /** The queries of the screen between two visits. Their answers came with the page, so the worker has not stored them. */
  shown: () => Query<unknown>[];
  /** The store's logo; empty when there is none. */
  logo: () => string;
  /** Lets the page open without a network from now on. Never rejects. */
  keepOpen: () => Promise<void>;
  /** Never rejects. @returns whether the picture was fetched; false when there is no worker to store it */
  fetchPicture: (address: string) => Promise<boolean>;
}

type SrcAt = (picture: string, width: number) => string | undefined;
/** Waits. @returns false when it was stopped */
type Rest = (ms: number) => Promise<boolean>;

/**
 * Fetches what the next shopper may look at, while nobody is at the screen: the first page of each category and its
 * pictures. So a category that nobody has opened yet can be looked at without a network.
 */
export class CatalogueAhead {
  /** Each picture is fetched once, because pictures never change. */
  private readonly pictures = new Set<string>();
  private nextRound = 0;

  constructor(private readonly needs: AheadNeeds) {}

  /**
   * @param srcAt the address of a picture at a width (`PictureSource`) @returns a function that stops it when a visit
   * begins
   */
  start(srcAt: SrcAt): () => void {
    let isOver = false;
    void this.run(srcAt, async (ms) => {
      await this.needs.clock.sleep(ms);
      return !isOver;
    });
    return () => {
      isOver = true;
    };
  }

  private async run(srcAt: SrcAt, rest: Rest): Promise<void> {
    const { clock, keepOpen } = this.needs;
    const now = () => clock.now().getTime();
    while (await rest(Math.max(REST_MS, this.nextRound - now()))) {
      await keepOpen();
      if (!(await this.fetchLists(rest)) || !(await this.fetchPictures(srcAt, rest))) return;
      this.nextRound = now() + ROUND_MS;
    }
  }

  private async fetchLists(rest: Rest): Promise<boolean> {
    const { queries, shown } = this.needs;
    for (const query of shown()) {
      if (!(await rest(PAUSE_MS))) return false;
      await queries.refresh({ ...query, retries: 0 }).catch(() => {});
    }
    for (const list of this.lists()) {
      if (!(await rest(PAUSE_MS))) return false;
      await queries.prefetch(list);
    }
    return true;
  }

  private async fetchPictures(srcAt: SrcAt, rest: Rest): Promise<boolean> {
    const { api, queries, fetchPicture } = this.needs;
    const banners = activeBanners(queries.get<Banner[]>(bannersQuery(api).key) ?? []);
    const products = this.lists().flatMap(({ key }) => queries.get<ProductPage>(key)?.products ?? []);
    const wanted = [
      { picture: this.needs.logo(), width: CARD_WIDTH },
      ...banners.map(({ bannerPath }) => ({ picture: bannerPath, width: BANNER_WIDTH })),
      ...products.map(({ thumbnail }) => ({ picture: thumbnail, width: CARD_WIDTH })),
    ];
    for (const { picture, width } of wanted) {
      if (!picture || this.pictures.has(picture)) continue;
      if (this.pictures.size >= MOST_PICTURES) return true;
      if (!(await rest(PAUSE_MS))) return false;
      if (await fetchPicture(srcAt(picture, width) ?? picture)) this.pictures.add(picture);
    }
    return true;
  }

  /** All products, and those of each category, as `Browsing` shows them. */
  private lists() {
    const { api, queries } = this.needs;
    const categories = visibleCategories(queries.get<Category[]>(categoriesQuery(api).key) ?? []);
    const ids = [undefined, ...categories.slice(0, MOST_CATEGORIES).map(({ id }) => id)];
    return ids.map((categoryId) => productPageQuery(api, { categoryId, page: 1, size: Browsing.PAGE }));
  }
}
