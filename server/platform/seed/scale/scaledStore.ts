import { freshBasket } from "../content/fresh-basket/store";
import type { SeedStore } from "../seed.types";

export const LARGE_STORE = "market-1";

export const scaledCategories = freshBasket.categories.filter(
  ({ isActive, products }) => isActive && products.length > 0,
);

/** `market-1`, `market-2` …: everything a store has but its products, so that it can be opened and shopped in. */
export function scaledStore(index: number): SeedStore {
  const { payment, shipping, support, policies, faqs, deliverySlots, banners, testimonials, theme } = freshBasket;
  return {
    friendlyId: `market-${index}`,
    name: `Market ${index}`,
    description: `Everything for the day, market ${index}.`,
    logo: freshBasket.logo,
    favicon: freshBasket.favicon,
    theme,
    announcements: [],
    support,
    policies,
    shipping,
    payment,
    deliverySlots,
    banners: banners.slice(0, 1),
    faqs: faqs.slice(0, 2),
    testimonials: testimonials.slice(0, 1),
    categories: scaledCategories.map((category) => ({ ...category, products: [] })),
  };
}
