import { describe, expect, it } from "vitest";
import { activeBanners, enabledTestimonials, visibleCategories } from "#domain/catalogue/index.ts";
import { aBanner, aCategory, aTestimonial } from "#stories/support/builders.ts";

describe("spec 5, Display", () => {
  it("shows categories only if active and productCount not 0", () => {
    const shown = aCategory();
    const all = [shown, aCategory({ isActive: false }), aCategory({ productCount: 0 })];
    expect(visibleCategories(all)).toEqual([shown]);
  });

  it("shows banners only if active", () => {
    const shown = aBanner();
    expect(activeBanners([aBanner({ isActive: false }), shown])).toEqual([shown]);
  });

  it("shows testimonials only if enabled", () => {
    const shown = aTestimonial();
    expect(enabledTestimonials([aTestimonial({ enabled: false }), shown])).toEqual([shown]);
  });
});
