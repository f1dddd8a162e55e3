import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { Review } from "#contract/catalogue/reviews.ts";
import { isSoldOut, paidPaise, picturesOf, ratingOf, visibleVariants } from "#domain/catalogue/index.ts";
import { plainText } from "#kernel/html/plainText.ts";
import type { SiteAddresses } from "#kernel/plugin/PageDescription.types.ts";

interface ProductContext {
  store: string;
  category: string | undefined;
  reviews: readonly Review[];
  site: SiteAddresses;
  /** `500 g` or `Maroon · XL` */
  nameOf: (variant: ProductVariant) => string;
}

/**
 * A product in the terms of schema.org: an offer for each visible variant, with its price including tax in rupees, and its
 * availability.
 */
export function productData(product: Product, context: ProductContext): object {
  const { category, reviews, site } = context;
  const variants = visibleVariants(product);
  const pictures = new Set(variants.flatMap((variant) => picturesOf(product, variant)));
  const url = site.page(`/product/${encodeURIComponent(product.id)}`);
  const offers = variants.flatMap((variant) => offerOf(product, variant, variants.length > 1, url, context) ?? []);
  const rating = ratingOf(product);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    url,
    description: plainText(product.description) || undefined,
    image: [...pictures].flatMap((picture) => site.file(picture) ?? []),
    sku: variants[0]?.sku || undefined,
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    category,
    additionalProperty: product.facts?.map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
    offers: offers.length === 1 ? offers[0] : offers,
    aggregateRating: rating && {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: rating && reviews.length > 0 ? reviews.map(reviewOf) : undefined,
  };
}

function offerOf(
  product: Product,
  variant: ProductVariant,
  isOneOfMany: boolean,
  url: string,
  { store, nameOf }: ProductContext,
): object | undefined {
  const paise = paidPaise(product, variant.sellingPrice);
  if (paise === undefined) return undefined;
  return {
    "@type": "Offer",
    url: isOneOfMany ? `${url}?variant=${encodeURIComponent(variant.variantId)}` : url,
    name: isOneOfMany ? nameOf(variant) || undefined : undefined,
    sku: variant.sku || undefined,
    price: (paise / 100).toFixed(2),
    priceCurrency: "INR",
    availability: `https://schema.org/${isSoldOut(variant) ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: store },
  };
}

function reviewOf({ rating, text, authorName, createdAt }: Review): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: authorName },
    datePublished: createdAt.slice(0, 10),
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}
