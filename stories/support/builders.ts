import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { type LanguageCode, languageCodes, languages } from "#contract/languages.ts";
import type { Faq } from "#contract/store/faqs.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Testimonial } from "#contract/store/storeCustomization.ts";

/** Typed builders: a story or a test sets only the values that it is about. */
export const aVariant = (given: Partial<ProductVariant> = {}): ProductVariant => ({
  variantId: "milk-500",
  imagePathList: [],
  mrp: 40,
  sellingPrice: 34,
  availableQuantity: 20,
  weight: 500,
  weightUnit: "MILLILITRE",
  sku: "MILK-500",
  isVisible: true,
  ...given,
});

export const aProduct = (given: Partial<Product> = {}): Product => ({
  id: "milk",
  name: "Toned Milk",
  brand: "Gokul",
  description: "<p>Fresh every morning.</p>",
  thumbnail: "",
  isSubscribable: true,
  categoryId: "dairy",
  taxPercent: 5,
  taxType: "INCLUSIVE",
  averageRating: null,
  ratingCount: 0,
  variants: [aVariant()],
  ...given,
});

/** `count` products, each with its own ids. */
export const products = (count: number, given: (index: number) => Partial<Product> = () => ({})): Product[] =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      id: `product-${index}`,
      name: `Product ${index + 1}`,
      variants: [aVariant({ variantId: `variant-${index}` })],
      ...given(index),
    }),
  );

export const aCategory = (given: Partial<Category> = {}): Category => ({
  id: "dairy",
  name: "Dairy",
  imagePath: "",
  isActive: true,
  productCount: 12,
  ...given,
});

export const categories = (count: number): Category[] =>
  Array.from({ length: count }, (_, index) => aCategory({ id: `category-${index}`, name: `Category ${index + 1}` }));

export const aBanner = (given: Partial<Banner> = {}): Banner => ({
  id: "banner",
  bannerPath: "",
  isActive: true,
  altText: "Fresh fruit at your door",
  ...given,
});

export const aTestimonial = (given: Partial<Testimonial> = {}): Testimonial => ({
  id: "testimonial",
  enabled: true,
  customerName: "Meera",
  message: "The milk is at the door before I am awake.",
  city: "Pune",
  imagePath: "",
  rating: 4.5,
  ...given,
});

export const aFaq = (given: Partial<Faq> = {}): Faq => ({
  q: "When do you deliver?",
  a: "Every day from 6 in the morning to 10 at night.",
  ...given,
});

export const LONG_NAME =
  "Hand-ground stone-milled whole wheat flour with bran from a single farm in Sehore, Madhya Pradesh, harvested in spring";

/** A name that would run a script if a screen trusted it. */
export const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}`;

/** A long personal name, made of the names of a village, a father and a family. */
export const LONG_PERSON = "Thiruvananthapuram Subramaniam Venkataramana Krishnamoorthy-Chattopadhyay";

/** The links to one page in every language. */
export const languageChoice = languageCodes.map((code) => ({
  code,
  name: languages[code].name,
  href: `#${code}`,
  isCurrent: code === "en",
}));

/**
 * The screen sizes, the scheme and the direction in which views are shown. The toolbar switches between light and dark, and
 * every story is checked in both.
 */
export const narrow = { globals: { viewport: { value: "phone" } } } as const;
export const dark = { globals: { scheme: "dark" } } as const;
export const rtl = { globals: { dir: "rtl" } } as const;
export const kiosk = { globals: { viewport: { value: "kiosk" } } } as const;

/** A page in another language, on a phone. It waits for no text, which would be in that language. */
export const hindi = inLanguage("hi");
export const urdu = inLanguage("ur");

function inLanguage<Code extends LanguageCode>(language: Code) {
  return { globals: { language, viewport: { value: "phone" } }, parameters: { shop: { shows: "" } } } as const;
}
