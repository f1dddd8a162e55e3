import type { Facts } from "#contract/catalogue/facts.ts";
import type { ProductOption } from "#contract/catalogue/options.ts";
import type { TaxType } from "#contract/catalogue/products.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { StoreWebTheme } from "#contract/store/storeSettings.ts";
import type { PaymentConfig, Policies, SupportAndSocial } from "#contract/store/stores.ts";
import type { WebStoreConfig } from "#contract/store/storeThemes.ts";
import type { ShippingSettings, StoreLocation } from "../db/schema/tenancy";
import type { StoreFact } from "../services/common/facts/StoreFact.types";
import type { ProductWords, StoreWords, Translations, WordsOf } from "../services/common/languages/Translations.types";
import type { OptionPairs } from "../services/common/options/OptionPairs.types";

/** A mistake in a folder: where it is, what was found, and what was expected. */
export interface Problem {
  file: string;
  /** From 1. */
  line?: number;
  /** In a table the name of the column, elsewhere its number from 1. */
  column?: string | number;
  message: string;
}

/** The checked content of a folder: money in paise, pictures as their future addresses. It can be sent as JSON. */
export interface StoreFolder extends StoreFacts {
  categories: FolderCategory[];
  products: FolderProduct[];
  /** Every text file, byte for byte in base 64, so that the folder can be exported again. */
  files: { path: string; content: string }[];
  pictures: FolderPicture[];
}

export interface StoreFacts {
  friendlyId: string;
  name: string;
  /** The first one first. */
  languages: LanguageCode[];
  /** The store's own words in its further languages. */
  translations?: Translations<StoreWords>;
  description: string;
  domains: string[];
  logo: string;
  favicon: string;
  colors: StoreWebTheme;
  grid: WebStoreConfig;
  support: SupportAndSocial;
  policies: Policies;
  shipping: ShippingSettings;
  payment: PaymentConfig;
  /** `id`: the location in shoppers' calls. When it is left out, the stored one stays or a new one is created. */
  location: StoreLocation & { id?: string };
  /** The facts that the store declares besides the usual ones. */
  declaredFacts: StoreFact[];
  /** The platform's own when left out. */
  calendar?: { timeZone: string; cutOffTime: string };
  announcements: {
    message: string;
    backgroundColor: string;
    color: string;
    enabled: boolean;
    translations?: Translations<WordsOf<"message">>;
  }[];
  deliverySlots: { startTime: string; endTime: string }[];
  coupons: FolderCoupon[];
  faqs: { q: string; a: string; translations?: Translations<WordsOf<"q" | "a">> }[];
  banners: FolderBanner[];
  testimonials: {
    customerName: string;
    message: string;
    city: string;
    imagePath: string;
    rating: number;
    enabled: boolean;
    translations?: Translations<WordsOf<"customerName" | "message" | "city">>;
  }[];
}

export interface FolderBanner {
  bannerPath: string;
  altText: string;
  isActive: boolean;
  title: string | null;
  text: string | null;
  link: string | null;
  translations?: Translations<WordsOf<"altText" | "title" | "text">>;
  /** Handle of the category that it leads to, in place of a link. */
  category?: string;
}

export interface FolderCoupon {
  code: string;
  percent: number | null;
  amountPaise: number | null;
  minimumPaise: number;
  maximumDiscountPaise: number | null;
  /** ISO 8601. */
  expiresAt: string | null;
  perCustomer: number;
  isActive: boolean;
  isOffered: boolean;
}

export interface FolderCategory {
  handle: string;
  name: string;
  imagePath: string;
  isActive: boolean;
  translations?: Translations<WordsOf<"name">>;
}

export interface FolderProduct {
  handle: string;
  name: string;
  facts: Facts;
  /** Handle of a category of the folder. */
  category: string;
  description: string;
  isSubscribable: boolean;
  taxPercent: number;
  taxType: TaxType;
  localName: string;
  searchAliases: string;
  translations?: Translations<ProductWords>;
  options: ProductOption[];
  variants: FolderVariant[];
}

export interface FolderVariant {
  sku: string;
  /** The number under the bars; empty for none. Null: the file does not say, and the stored one stays. */
  barcode: string | null;
  mrpPaise: number;
  sellingPricePaise: number;
  /** Null: the file does not say, and the stored one stays. */
  stock: number | null;
  weight: number;
  /** A key of ProductWeightUnit. */
  weightUnit: string;
  options: OptionPairs;
  isVisible: boolean;
  imagePathList: string[];
  /** The line of its row in `products.csv`. */
  line: number;
}

export interface FolderPicture {
  /** The path in the folder, such as `pictures/apple.jpg`. */
  path: string;
  /** A hash of the content; for a demo store's picture, the name of the file. */
  key: string;
}
