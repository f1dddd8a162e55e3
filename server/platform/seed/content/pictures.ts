import { seedStores } from "./index";

/** The name of every picture that the demo stores show. */
export function seedPictures(): Set<string> {
  return new Set(
    seedStores.flatMap((store) => [
      store.logo,
      store.favicon,
      ...store.banners.map((banner) => banner.picture),
      ...store.testimonials.map((testimonial) => testimonial.picture),
      ...store.categories.flatMap((category) => [
        category.picture,
        ...category.products.flatMap((product) => product.variants.flatMap((variant) => variant.pictures)),
      ]),
    ]),
  );
}
