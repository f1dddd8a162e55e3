import type { StoreFolder } from "../../storeFolder/StoreFolder.types";

export const LARGE_STORE = "market-1";

/** Makes `market-1`, `market-2` …: a store like the model, without products and with fewer banners and questions. */
export function scaledStore(model: StoreFolder, index: number): StoreFolder {
  return {
    ...model,
    friendlyId: `market-${index}`,
    name: `Market ${index}`,
    description: `Everything for the day, market ${index}.`,
    domains: [`market-${index}.localhost`],
    announcements: [],
    coupons: [],
    banners: model.banners.slice(0, 1),
    faqs: model.faqs.slice(0, 2),
    testimonials: model.testimonials.slice(0, 1),
    categories: scaledCategories(model),
    products: [],
    files: [],
    pictures: [],
  };
}

export function scaledCategories({ categories, products }: StoreFolder): StoreFolder["categories"] {
  return categories.filter(({ handle, isActive }) => isActive && products.some(({ category }) => category === handle));
}
