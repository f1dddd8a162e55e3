import type { Category } from "#contract/catalogue/categories.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Testimonial } from "#contract/store/storeCustomization.ts";

/** Spec 9: the home page shows at most eight categories. */
export const HOME_CATEGORIES = 8;

/** Spec 5, Display: only active categories whose productCount is not 0. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.isActive && category.productCount !== 0);
}

/** Spec 5, Display: only active banners, whatever the platform sends. */
export function activeBanners(banners: readonly Banner[]): Banner[] {
  return banners.filter((banner) => banner.isActive);
}

/**
 * True for a link within the store or to an https address (bar 12). Characters that browsers drop from an address, or treat
 * as a slash, are refused.
 */
export const isSafeLink = (link = ""): boolean => /^(\/(?!\/)|https:\/\/)[!-[\]-~\u00a1-\uffff]*$/i.test(link);

/** Spec 5, Display: only enabled testimonials. */
export function enabledTestimonials(testimonials: readonly Testimonial[]): Testimonial[] {
  return testimonials.filter((testimonial) => testimonial.enabled);
}
