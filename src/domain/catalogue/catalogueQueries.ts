import { type Category, categories } from "#contract/catalogue/categories.ts";
import { type Product, type ProductPage, products } from "#contract/catalogue/products.ts";
import { type ReviewPage, reviews } from "#contract/catalogue/reviews.ts";
import { common, type EnumValues } from "#contract/store/common.ts";
import { type Faq, faqs } from "#contract/store/faqs.ts";
import { type Banner, storeBanners } from "#contract/store/storeBanners.ts";
import { storeCustomization, type Testimonial } from "#contract/store/storeCustomization.ts";
import { type Policies, stores } from "#contract/store/stores.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import { ENUMERATIONS_MS, STORE_CONTENT_MS } from "#kernel/query/staleTimes.ts";
import { wholeList } from "./wholeList";

/**
 * Prices and stock stay fresh for a minute, so that data that came with the page is not fetched a second time. The platform
 * itself prices a cart.
 */
const PRODUCTS_MS = 60_000;

export interface ProductPageRequest {
  categoryId?: string;
  sortBy?: string;
  /** From 1. */
  page: number;
  size: number;
}

export function categoriesQuery(api: ApiClient): Query<Category[]> {
  return {
    key: ["categories"],
    fetch: (signal) => api.call(categories.list, { signal }),
    staleTime: STORE_CONTENT_MS,
  };
}

export function bannersQuery(api: ApiClient): Query<Banner[]> {
  return {
    key: ["banners"],
    fetch: (signal) => api.call(storeBanners.list, { query: { isActive: true }, signal }),
    staleTime: STORE_CONTENT_MS,
  };
}

export function testimonialsQuery(api: ApiClient, storeId: string): Query<Testimonial[]> {
  return {
    key: ["testimonials", storeId],
    fetch: (signal) => api.call(storeCustomization.testimonials, { params: { storeId }, signal }),
    staleTime: STORE_CONTENT_MS,
  };
}

export function faqsQuery(api: ApiClient, storeId: string): Query<Faq[]> {
  return {
    key: ["faqs", storeId],
    fetch: async (signal) => (await api.call(faqs.get, { params: { id: storeId }, signal })).faqs ?? [],
    staleTime: STORE_CONTENT_MS,
  };
}

export function policiesQuery(api: ApiClient, storeId: string): Query<Partial<Policies>> {
  return {
    key: ["policies", storeId],
    fetch: (signal) => api.call(stores.policies, { params: { id: storeId }, signal }),
    staleTime: STORE_CONTENT_MS,
  };
}

export function enumValuesQuery(api: ApiClient): Query<Partial<EnumValues>> {
  return {
    key: ["enum-values"],
    fetch: (signal) => api.call(common.enumValues, { signal }),
    staleTime: ENUMERATIONS_MS,
    cacheTime: ENUMERATIONS_MS,
  };
}

export function productPageQuery(api: ApiClient, request: ProductPageRequest): Query<ProductPage> {
  const { page, size } = request;
  return {
    key: ["products", request],
    fetch: async (signal) => {
      const answer = await api.call(products.list, { query: request, signal });
      const { items, total } = wholeList(answer.products, { page, size, total: answer.total });
      return { ...answer, products: items, total };
    },
    staleTime: PRODUCTS_MS,
  };
}

export function productQuery(api: ApiClient, id: string): Query<Product> {
  return {
    key: ["product", id],
    fetch: (signal) => api.call(products.get, { params: { id }, signal }),
    staleTime: PRODUCTS_MS,
  };
}

/** As many as fit into one row on desktops. */
const RELATED = 5;

export function relatedQuery(api: ApiClient, id: string): Query<Product[]> {
  return {
    key: ["related", id],
    fetch: async (signal) =>
      (await api.call(products.related, { params: { id }, query: { size: RELATED }, signal })).products,
    staleTime: PRODUCTS_MS,
  };
}

export function reviewsQuery(api: ApiClient, id: string, page: number): Query<ReviewPage> {
  return {
    key: ["reviews", id, page],
    fetch: (signal) => api.call(reviews.list, { params: { id }, query: { page }, signal }),
    staleTime: PRODUCTS_MS,
    keepPrevious: true,
  };
}
