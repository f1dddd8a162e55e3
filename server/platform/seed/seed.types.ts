/** What a demo store is made of. Content lives in `seed/content/<friendly id>/`, pictures in `seed/pictures/`. */
export interface SeedStore {
  friendlyId: string;
  name: string;
  description: string;
  /** File names in `seed/pictures/`, served under `/media/seed/`. */
  logo: string;
  favicon: string;
  theme: {
    primaryColor: string;
    secondaryColor: string;
    neutralColor: string;
    gridHomePage?: number;
    gridCatalogPage?: number;
  };
  /** The first one counts; further ones are there so that "only the first" can be seen. */
  announcements: { message: string; backgroundColor: string; color: string; enabled: boolean }[];
  support: {
    facebookUrl: string;
    xurl: string;
    linkedInUrl: string;
    instagramUrl: string;
    callSupportNumber: string;
    supportEmail: string;
  };
  /** HTML; an empty string is a policy the store has not set. */
  policies: { privacyPolicy: string; refundPolicy: string; shippingPolicy: string; termsAndConditions: string };
  shipping: { shippingEnabled: boolean; shippingTimes: string[]; chargeRupees: number; freeFromRupees: number };
  payment: {
    onlinePayment: { enabled: boolean; activePaymentMethod: string };
    cashOnDelivery: boolean;
    wallet: boolean;
  };
  coupons?: SeedCoupon[];
  /** 24-hour HH:MM. */
  deliverySlots: { startTime: string; endTime: string }[];
  banners: {
    picture: string;
    altText: string;
    isActive: boolean;
    title?: string;
    text?: string;
    /** The category that it leads to, by its name. */
    category?: string;
  }[];
  faqs: { q: string; a: string }[];
  testimonials: {
    customerName: string;
    message: string;
    city: string;
    picture: string;
    rating: number;
    enabled: boolean;
  }[];
  categories: SeedCategory[];
  /** Most products have ratings and some reviews. */
  isReviewed?: boolean;
}

/** Exactly one of `percent` and `amountRupees`. */
export interface SeedCoupon {
  code: string;
  percent?: number;
  amountRupees?: number;
  minimumRupees?: number;
  maximumDiscountRupees?: number;
  /** ISO 8601; never when left out. */
  expiresAt?: string;
  /** Once when left out. */
  perCustomer?: number;
}

export interface SeedCategory {
  name: string;
  picture: string;
  isActive: boolean;
  products: SeedProduct[];
}

export interface SeedProduct {
  name: string;
  brand: string;
  description: string;
  isSubscribable?: boolean;
  taxPercent: number;
  taxType: "INCLUSIVE" | "EXCLUSIVE";
  variants: SeedVariant[];
}

export interface SeedVariant {
  sku: string;
  mrp: number;
  sellingPrice: number;
  stock: number;
  weight: number;
  /** A key of ProductWeightUnit: GRAM, KILOGRAM, MILLILITRE, LITRE, PIECE, PACK, DOZEN, CENTIMETRE … */
  weightUnit: string;
  isVisible?: boolean;
  pictures: string[];
}
