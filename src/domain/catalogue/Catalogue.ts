import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { ReviewPage } from "#contract/catalogue/reviews.ts";
import { type NamedVariant, variantName } from "#contract/catalogue/variantName.ts";
import type { EnumValues } from "#contract/store/common.ts";
import type { Faq } from "#contract/store/faqs.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Testimonial } from "#contract/store/storeCustomization.ts";
import type { Policies } from "#contract/store/stores.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { BrandingStore } from "../branding";
import {
  bannersQuery,
  categoriesQuery,
  enumValuesQuery,
  faqsQuery,
  type ProductPageRequest,
  policiesQuery,
  productPageQuery,
  productQuery,
  relatedQuery,
  reviewsQuery,
  testimonialsQuery,
} from "./catalogueQueries";
import { popularProductsSize } from "./gridRules";

/** The store's content as MobX state. Each query is fetched while a screen observes it, and screens share the answers. */
export class Catalogue {
  readonly categories: ObservableQuery<Category[]>;
  readonly banners: ObservableQuery<Banner[]>;
  readonly testimonials: ObservableQuery<Testimonial[]>;
  readonly faqs: ObservableQuery<Faq[]>;
  readonly policies: ObservableQuery<Partial<Policies>>;
  /** The home page's popular products: the first page of the products of all categories. */
  readonly popular: ObservableQuery<ProductPage>;
  private readonly enumValues: ObservableQuery<Partial<EnumValues>>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly branding: Pick<BrandingStore, "storeId" | "gridHomePage" | "gridCatalogPage">,
  ) {
    this.categories = queries.observe(() => categoriesQuery(api));
    this.banners = queries.observe(() => bannersQuery(api));
    this.testimonials = queries.observe(() => testimonialsQuery(api, branding.storeId));
    this.faqs = queries.observe(() => faqsQuery(api, branding.storeId));
    this.policies = queries.observe(() => policiesQuery(api, branding.storeId));
    this.popular = queries.observe(() => productPageQuery(api, this.popularRequest));
    this.enumValues = queries.observe(() => enumValuesQuery(api));
  }

  /** One page of a listing. */
  products(request: ProductPageRequest): ObservableQuery<ProductPage> {
    return this.queries.observe(() => productPageQuery(this.api, request));
  }

  product(id: string): ObservableQuery<Product> {
    return this.queries.observe(() => productQuery(this.api, id));
  }

  related(id: string): ObservableQuery<Product[]> {
    return this.queries.observe(() => relatedQuery(this.api, id));
  }

  /** `page` is called again whenever MobX state that it reads changes. */
  reviews(id: string, page: () => number): ObservableQuery<ReviewPage> {
    return this.queries.observe(() => reviewsQuery(this.api, id, page()));
  }

  /**
   * Puts a product from a list into the cache, so that its page opens without a call. If the list left out variants,
   * fetches the product (ADR 70).
   */
  remember(product: Product): void {
    const query = productQuery(this.api, product.id);
    if (product.variantCount) void this.queries.prefetch(query);
    else if (this.queries.get(query.key) === undefined) this.queries.set(query.key, product);
  }

  /** `GRAM` → `g`; empty while the enumeration is loading; the key in lower case when it has no label. */
  unitLabel(unit: string): string {
    if (!this.hasUnitLabels) return "";
    return this.enumValues.data?.ProductWeightUnit?.[unit] ?? unit.toLowerCase();
  }

  /** A variant's name among its product's variants. Read it while rendering, because units are loaded later. */
  readonly nameOf = (variant: NamedVariant): string => variantName(variant, (unit) => this.unitLabel(unit));

  /** False while the enumeration is loading. */
  get hasUnitLabels(): boolean {
    const { data, error } = this.enumValues;
    return data !== undefined || error !== null;
  }

  listingRequest(categoryId: string | undefined, page: number): ProductPageRequest {
    return { categoryId, page, size: this.listingSize };
  }

  /** The size of a listing's page: four full rows on desktops. */
  get listingSize(): number {
    return this.branding.gridCatalogPage * 4;
  }

  private get popularRequest(): ProductPageRequest {
    return { page: 1, size: popularProductsSize(this.branding.gridHomePage) };
  }

  /** The queries of the home page, without those of the store's own texts. */
  homeQueries(): Query<unknown>[] {
    const { api } = this;
    return [categoriesQuery(api), enumValuesQuery(api), bannersQuery(api), productPageQuery(api, this.popularRequest)];
  }

  /** The `prefetch…` methods fetch a screen's data before it is drawn; they never reject. */
  async prefetchHome(): Promise<void> {
    const { api, branding } = this;
    const words = [faqsQuery(api, branding.storeId), testimonialsQuery(api, branding.storeId)];
    await Promise.all([...this.homeQueries(), ...words].map((query) => this.queries.prefetch<unknown>(query)));
  }

  async prefetchListing(request: ProductPageRequest): Promise<void> {
    await Promise.all([this.prefetchFacets(), this.queries.prefetch(productPageQuery(this.api, request))]);
  }

  /** Fetches what every list of products needs: the categories to filter by, and the labels of the weight units. */
  async prefetchFacets(): Promise<void> {
    const { api, queries } = this;
    await Promise.all([queries.prefetch(categoriesQuery(api)), queries.prefetch(enumValuesQuery(api))]);
  }

  async prefetchProduct(id: string): Promise<void> {
    const { api, queries } = this;
    this.takeFromLists(id);
    await Promise.all([queries.prefetch(productQuery(api, id)), queries.prefetch(enumValuesQuery(api))]);
  }

  /** Fetches what stands below a product. A host sends it with the page, so that scrolling makes no call. */
  async prefetchProductMore(id: string): Promise<void> {
    const { api, queries } = this;
    await Promise.all([queries.prefetch(relatedQuery(api, id)), queries.prefetch(reviewsQuery(api, id, 1))]);
  }

  async prefetchPolicies(): Promise<void> {
    await this.queries.prefetch(policiesQuery(this.api, this.branding.storeId));
  }

  /**
   * Copies the product from a cached list into its own query, with the list's age. If the list is stale, the product is
   * shown at once and fetched again.
   */
  private takeFromLists(id: string): void {
    const { key } = productQuery(this.api, id);
    if (this.queries.get(key) !== undefined) return;
    for (const { data, at } of this.queries.under<ProductPage>(["products"])) {
      const product = data.products.find((listed) => listed.id === id);
      if (product === undefined || product.variantCount) continue;
      this.queries.set(key, product, at);
      return;
    }
  }
}
