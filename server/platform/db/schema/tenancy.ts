import { boolean, index, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { LanguageCode } from "#contract/languages.ts";
import type { StoreWebTheme } from "#contract/store/storeSettings.ts";
import type { PaymentConfig, Policies, SupportAndSocial } from "#contract/store/stores.ts";
import type { WebStoreConfig } from "#contract/store/storeThemes.ts";
import type { StoreFact } from "../../services/common/facts/StoreFact.types";
import type { StoreWords, WordsOf } from "../../services/common/languages/Translations.types";
import { translations } from "./translations";

/** An organisation owns stores. A shopper reaches it by its friendly id or one of its domains. */
export const organizations = pgTable(
  "organizations",
  {
    id: text().primaryKey(),
    friendlyId: text().notNull().unique(),
    /**
     * The friendly ids that it had before, the first one first (ADR 68). They stay its own; its present one may be among
     * them.
     */
    formerIds: text().array().notNull().default([]),
    /** Host names in lower case, without a port. */
    domains: text().array().notNull().default([]),
    name: text().notNull(),
    logoPath: text().notNull(),
  },
  (table) => [index("organizations_former_ids").using("gin", table.formerIds)],
);

/** `chargePaise` is added to an order unless its goods are worth at least `freeFromPaise` (0: always added). */
export interface ShippingSettings {
  shippingEnabled: boolean;
  shippingTimes: string[];
  chargePaise: number;
  freeFromPaise: number;
}

/** The address of the seller, as printed on invoices. A field that the store has not set is empty. */
export interface StoreLocation {
  address: string;
  /** GSTIN. */
  taxNumber: string;
}

export const stores = pgTable(
  "stores",
  {
    id: text().primaryKey(),
    orgId: text()
      .notNull()
      .references(() => organizations.id),
    locationId: text().notNull(),
    description: text().notNull(),
    favicon: text().notNull(),
    colors: jsonb().$type<StoreWebTheme>().notNull(),
    grid: jsonb().$type<WebStoreConfig>().notNull(),
    support: jsonb().$type<SupportAndSocial>().notNull(),
    policies: jsonb().$type<Policies>().notNull(),
    shipping: jsonb().$type<ShippingSettings>().notNull(),
    payment: jsonb().$type<PaymentConfig>().notNull(),
    location: jsonb().$type<StoreLocation>().notNull().default({ address: "", taxNumber: "" }),
    /**
     * The facts of products that the store declares besides the usual ones, in the order in which they are shown (ADR 69).
     */
    declaredFacts: jsonb().$type<StoreFact[]>().notNull().default([]),
    /** The languages that the store offers, its first one first. */
    languages: text().array().$type<LanguageCode[]>().notNull().default(["en"]),
    translations: translations<StoreWords>(),
    /** When the owner closed the store, and why (ADR 68); null while it is open. */
    closedAt: timestamp({ withTimezone: true, mode: "date" }),
    closedReason: text(),
  },
  (table) => [index("stores_org").on(table.orgId)],
);

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id);

export const announcementBars = pgTable(
  "announcement_bars",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    position: integer().notNull(),
    message: text().notNull(),
    backgroundColor: text().notNull(),
    color: text().notNull(),
    enabled: boolean().notNull(),
    translations: translations<WordsOf<"message">>(),
  },
  (table) => [index("announcement_bars_store").on(table.storeId, table.position)],
);

export const banners = pgTable(
  "banners",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    position: integer().notNull(),
    bannerPath: text().notNull(),
    altText: text().notNull(),
    isActive: boolean().notNull(),
    /** Texts over the picture, and the banner's link: a path of the store or an https address. Each may be left out. */
    title: text(),
    text: text(),
    link: text(),
    translations: translations<WordsOf<"altText" | "title" | "text">>(),
  },
  (table) => [index("banners_store").on(table.storeId, table.position)],
);

export const testimonials = pgTable(
  "testimonials",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    position: integer().notNull(),
    customerName: text().notNull(),
    message: text().notNull(),
    city: text().notNull(),
    imagePath: text().notNull(),
    rating: numeric({ mode: "number", precision: 2, scale: 1 }).notNull(),
    enabled: boolean().notNull(),
    translations: translations<WordsOf<"customerName" | "message" | "city">>(),
  },
  (table) => [index("testimonials_store").on(table.storeId, table.position)],
);

export const faqs = pgTable(
  "faqs",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    position: integer().notNull(),
    q: text().notNull(),
    a: text().notNull(),
    translations: translations<WordsOf<"q" | "a">>(),
  },
  (table) => [index("faqs_store").on(table.storeId, table.position)],
);

export const deliverySlots = pgTable(
  "delivery_slots",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    /** `HH:MM` in 24 hours, in the store's time zone. */
    startTime: text().notNull(),
    endTime: text().notNull(),
  },
  (table) => [index("delivery_slots_store").on(table.storeId, table.startTime)],
);
