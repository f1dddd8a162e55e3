import type { categories, products, productVariants } from "../db/schema/catalogue";
import type { coupons } from "../db/schema/coupons";
import type { reviews } from "../db/schema/reviews";
import type {
  announcementBars,
  banners,
  deliverySlots,
  faqs,
  organizations,
  stores,
  testimonials,
} from "../db/schema/tenancy";
import { rupeesToPaise } from "../money";
import { sumsOf } from "../services/store/catalogue/reviews/ratingCounts";
import { alsoCalled } from "./content/hindiWords";
import type { SeedCategory, SeedProduct, SeedStore } from "./seed.types";
import { seedId } from "./seedId";
import { seedRatings } from "./seedRatings";
import { seedReviews } from "./seedReviews";

export interface SeedRows {
  organization: typeof organizations.$inferInsert;
  store: typeof stores.$inferInsert;
  announcementBars: (typeof announcementBars.$inferInsert)[];
  banners: (typeof banners.$inferInsert)[];
  testimonials: (typeof testimonials.$inferInsert)[];
  faqs: (typeof faqs.$inferInsert)[];
  deliverySlots: (typeof deliverySlots.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
  categories: (typeof categories.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  productVariants: (typeof productVariants.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
}

const picture = (file: string) => `/media/seed/${file}`;

const paiseOf = (rupees: number | undefined) => (rupees === undefined ? undefined : rupeesToPaise(rupees));

/** A demo store as rows, ready to be inserted in the order of the fields. */
export function toRows(seed: SeedStore): SeedRows {
  const of = (...names: (string | number)[]) => seedId(seed.friendlyId, ...names);
  const storeId = of("store");
  const goods = inTurns(seed.categories);
  const rows = goods.map(({ category, product }, position) => ({
    ...productRow(of, storeId, category, product, position),
    ...(seed.isReviewed && sumsOf(seedRatings(productId(of, product)))),
  }));
  return {
    organization: {
      id: of("organization"),
      friendlyId: seed.friendlyId,
      domains: [`${seed.friendlyId}.localhost`],
      name: seed.name,
      logoPath: picture(seed.logo),
    },
    store: storeRow(seed, of),
    announcementBars: seed.announcements.map((bar, position) => ({
      id: of("announcement", position),
      storeId,
      position,
      ...bar,
    })),
    banners: seed.banners.map(({ picture: file, category, title, text, ...banner }, position) => ({
      id: of("banner", position),
      storeId,
      position,
      bannerPath: picture(file),
      title: title ?? null,
      text: text ?? null,
      link: category === undefined ? null : `/category/${of("category", category)}`,
      ...banner,
    })),
    testimonials: seed.testimonials.map(({ picture: file, ...testimonial }, position) => ({
      id: of("testimonial", position),
      storeId,
      position,
      imagePath: picture(file),
      ...testimonial,
    })),
    faqs: seed.faqs.map((faq, position) => ({ id: of("faq", position), storeId, position, ...faq })),
    deliverySlots: seed.deliverySlots.map((slot, position) => ({ id: of("slot", position), storeId, ...slot })),
    coupons: (seed.coupons ?? []).map((coupon) => ({
      id: of("coupon", coupon.code),
      storeId,
      code: coupon.code,
      percent: coupon.percent,
      amountPaise: paiseOf(coupon.amountRupees),
      minimumPaise: paiseOf(coupon.minimumRupees),
      maximumDiscountPaise: paiseOf(coupon.maximumDiscountRupees),
      expiresAt: coupon.expiresAt === undefined ? undefined : new Date(coupon.expiresAt),
      perCustomer: coupon.perCustomer,
    })),
    categories: seed.categories.map((category, position) => ({
      id: of("category", category.name),
      storeId,
      position,
      name: category.name,
      imagePath: picture(category.picture),
      isActive: category.isActive,
    })),
    products: rows,
    productVariants: goods.flatMap(({ product }) => variantRows(of, storeId, product)),
    reviews: rows.flatMap(({ id, ratingCounts }) => seedReviews(id, ratingCounts ?? [])),
  };
}

/** One of each category, then the next of each: what a shopper sees first shows the whole store. */
function inTurns(categories: SeedCategory[]): { category: SeedCategory; product: SeedProduct }[] {
  const rounds = Math.max(0, ...categories.map(({ products }) => products.length));
  return Array.from({ length: rounds }, (_, round) =>
    categories.flatMap((category) => {
      const product = category.products[round];
      return product ? [{ category, product }] : [];
    }),
  ).flat();
}

type IdOf = (...names: (string | number)[]) => string;

function storeRow(seed: SeedStore, of: IdOf): SeedRows["store"] {
  const { gridHomePage, gridCatalogPage, ...colors } = seed.theme;
  const { chargeRupees, freeFromRupees, ...shipping } = seed.shipping;
  const { onlinePayment, cashOnDelivery, wallet } = seed.payment;
  return {
    id: of("store"),
    orgId: of("organization"),
    locationId: of("location"),
    description: seed.description,
    favicon: picture(seed.favicon),
    colors,
    grid: { gridHomePage, gridCatalogPage },
    support: seed.support,
    policies: seed.policies,
    shipping: {
      ...shipping,
      chargePaise: rupeesToPaise(chargeRupees),
      freeFromPaise: rupeesToPaise(freeFromRupees),
    },
    payment: { onlinePayment, cashOnDelivery: { enabled: cashOnDelivery }, wallet: { enabled: wallet } },
  };
}

/** Products of two categories may share a name; two of one brand may not. */
const productId = (of: IdOf, { brand, name }: SeedProduct) => of("product", brand, name);

export function productRow(
  of: IdOf,
  storeId: string,
  category: Pick<SeedCategory, "name" | "picture">,
  product: SeedProduct,
  position: number,
): SeedRows["products"][number] {
  return {
    id: productId(of, product),
    storeId,
    categoryId: of("category", category.name),
    position,
    name: product.name,
    ...alsoCalled(product.name),
    brand: product.brand,
    description: product.description,
    thumbnail: picture(product.variants[0]?.pictures[0] ?? category.picture),
    isSubscribable: product.isSubscribable ?? false,
    taxPercent: product.taxPercent,
    taxType: product.taxType,
  };
}

export function variantRows(of: IdOf, storeId: string, product: SeedProduct): SeedRows["productVariants"] {
  return product.variants.map((variant, position) => ({
    id: of("variant", variant.sku),
    productId: productId(of, product),
    storeId,
    position,
    sku: variant.sku,
    mrpPaise: rupeesToPaise(variant.mrp),
    sellingPricePaise: rupeesToPaise(variant.sellingPrice),
    availableQuantity: variant.stock,
    weight: variant.weight,
    weightUnit: variant.weightUnit,
    isVisible: variant.isVisible ?? true,
    imagePathList: variant.pictures.map(picture),
  }));
}
