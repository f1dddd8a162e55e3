import type { Category } from "../../contract/catalogue/categories";
import type { Product, ProductPage } from "../../contract/catalogue/products";
import type { ReviewPage } from "../../contract/catalogue/reviews";
import type { EnumValues } from "../../contract/store/common";
import type { Faq } from "../../contract/store/faqs";
import type { Banner } from "../../contract/store/storeBanners";
import type { Testimonial } from "../../contract/store/storeCustomization";
import type { Policies } from "../../contract/store/stores";
import type { ApiClient } from "../../kernel/http/ApiClient";
import type { ObservableQuery } from "../../kernel/query/ObservableQuery";
import type { QueryCache } from "../../kernel/query/QueryCache";
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

/** What the store has to show. Each answer is fetched while a screen observes it, and shared between screens. */
export class Catalogue {
  readonly categories: ObservableQuery<Category[]>;
  readonly banners: ObservableQuery<Banner[]>;
  readonly testimonials: ObservableQuery<Testimonial[]>;
  readonly faqs: ObservableQuery<Faq[]>;
  readonly policies: ObservableQuery<Partial<Policies>>;
  /** The home page's; the first page of the products of all categories. */
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

  /** `page` is read again whenever what it depends on changes. */
  reviews(id: string, page: () => number): ObservableQuery<ReviewPage> {
    return this.queries.observe(() => reviewsQuery(this.api, id, page()));
  }

  /** A list's product is the whole product: meant to be opened, it opens without a call. */
  remember(product: Product): void {
    const { key } = productQuery(this.api, product.id);
    if (this.queries.get(key) === undefined) this.queries.set(key, product);
  }

  /** `GRAM` → `g`; empty while the enumeration is on its way; the key in small letters where it has no label. */
  unitLabel(unit: string): string {
    const { data, error } = this.enumValues;
    if (data === undefined && error === null) return "";
    return data?.ProductWeightUnit?.[unit] ?? unit.toLowerCase();
  }

  listingRequest(categoryId: string | undefined, page: number): ProductPageRequest {
    return { categoryId, page, size: this.listingSize };
  }

  /** A page of a listing, four full rows of it on desktops. */
  get listingSize(): number {
    return this.branding.gridCatalogPage * 4;
  }

  private get popularRequest(): ProductPageRequest {
    return { page: 1, size: popularProductsSize(this.branding.gridHomePage) };
  }

  /** Those below warm a screen before it is drawn; they never reject. */
  async prefetchHome(): Promise<void> {
    const { api, queries } = this;
    await Promise.all([
      this.prefetchFacets(),
      queries.prefetch(bannersQuery(api)),
      queries.prefetch(productPageQuery(api, this.popularRequest)),
    ]);
  }

  async prefetchListing(request: ProductPageRequest): Promise<void> {
    await Promise.all([this.prefetchFacets(), this.queries.prefetch(productPageQuery(this.api, request))]);
  }

  /** What any list of products is read with: the categories to choose from and the units of weight. */
  async prefetchFacets(): Promise<void> {
    const { api, queries } = this;
    await Promise.all([queries.prefetch(categoriesQuery(api)), queries.prefetch(enumValuesQuery(api))]);
  }

  async prefetchProduct(id: string): Promise<void> {
    const { api, queries } = this;
    this.takeFromLists(id);
    await Promise.all([queries.prefetch(productQuery(api, id)), queries.prefetch(enumValuesQuery(api))]);
  }

  /** What stands below a product. A host sends it along, so that a page which is only read asks for nothing. */
  async prefetchProductMore(id: string): Promise<void> {
    const { api, queries } = this;
    await Promise.all([queries.prefetch(relatedQuery(api, id)), queries.prefetch(reviewsQuery(api, id, 1))]);
  }

  async prefetchPolicies(): Promise<void> {
    await this.queries.prefetch(policiesQuery(this.api, this.branding.storeId));
  }

  /** As old as the list it stands in: where that is stale it is shown at once, and asked for again. */
  private takeFromLists(id: string): void {
    const { key } = productQuery(this.api, id);
    if (this.queries.get(key) !== undefined) return;
    for (const { data, at } of this.queries.under<ProductPage>(["products"])) {
      const product = data.products.find((listed) => listed.id === id);
      if (product === undefined) continue;
      this.queries.set(key, product, at);
      return;
    }
  }
}
