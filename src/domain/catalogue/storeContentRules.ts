import type { Category } from "../../contract/catalogue/categories";
import type { Banner } from "../../contract/store/storeBanners";
import type { Testimonial } from "../../contract/store/storeCustomization";

/** Spec 9: home shows at most so many categories. */
export const HOME_CATEGORIES = 8;

/** Spec 5, Display: only if active and productCount not 0. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.isActive && category.productCount !== 0);
}

/** Spec 5, Display: only if active, whatever the platform was asked for. */
export function activeBanners(banners: readonly Banner[]): Banner[] {
  return banners.filter((banner) => banner.isActive);
}

/**
 * A store's link leads within the store or to an https address (bar 12), without the letters that browsers leave out of it or
 * take for a slash.
 */
export const isSafeLink = (link = ""): boolean => /^(\/(?!\/)|https:\/\/)[!-[\]-~\u00a1-\uffff]*$/i.test(link);

/** Spec 5, Display: only if enabled. */
export function enabledTestimonials(testimonials: readonly Testimonial[]): Testimonial[] {
  return testimonials.filter((testimonial) => testimonial.enabled);
}
