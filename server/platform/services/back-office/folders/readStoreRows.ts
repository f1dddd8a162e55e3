import { eq } from "drizzle-orm";
import { columnsBut } from "../../../db/columnsBut";
import type { Executor } from "../../../db/db.types";
import { categories, products, productVariants } from "../../../db/schema/catalogue";
import { coupons } from "../../../db/schema/coupons";
import { storeFiles, storeImports } from "../../../db/schema/owner";
import { subscriptionSettings } from "../../../db/schema/subscriptions";
import {
  announcementBars,
  banners,
  deliverySlots,
  faqs,
  organizations,
  stores,
  testimonials,
} from "../../../db/schema/tenancy";

/** Without columns that are computed from reviews, time or other columns. */
const OF_FOLDER = columnsBut(products, ["createdOrder", "averageRating", "ratingCount", "ratingCounts", "changedAt"]);

export type StoreRows = NonNullable<Awaited<ReturnType<typeof readStoreRows>>>;

/** Only `store close` and `store open` change whether a store is closed. */
const STORE = columnsBut(stores, ["closedAt", "closedReason"]);

/** All rows of a store that a folder can describe; undefined for an unknown store. */
export async function readStoreRows(db: Executor, friendlyId: string) {
  const [organization] = await db.select().from(organizations).where(eq(organizations.friendlyId, friendlyId));
  if (organization === undefined) return undefined;
  const [store] = await db.select(STORE).from(stores).where(eq(stores.orgId, organization.id));
  if (store === undefined) return undefined;
  const { id } = store;
  return {
    organization,
    store,
    calendar: (await db.select().from(subscriptionSettings).where(eq(subscriptionSettings.storeId, id)))[0],
    announcementBars: await db.select().from(announcementBars).where(eq(announcementBars.storeId, id)),
    banners: await db.select().from(banners).where(eq(banners.storeId, id)),
    testimonials: await db.select().from(testimonials).where(eq(testimonials.storeId, id)),
    faqs: await db.select().from(faqs).where(eq(faqs.storeId, id)),
    deliverySlots: await db.select().from(deliverySlots).where(eq(deliverySlots.storeId, id)),
    coupons: await db.select().from(coupons).where(eq(coupons.storeId, id)),
    categories: await db.select().from(categories).where(eq(categories.storeId, id)),
    products: await db.select(OF_FOLDER).from(products).where(eq(products.storeId, id)),
    productVariants: await db.select().from(productVariants).where(eq(productVariants.storeId, id)),
    files: await db.select().from(storeFiles).where(eq(storeFiles.storeId, id)),
    imported: (await db.select().from(storeImports).where(eq(storeImports.storeId, id)))[0]?.imported,
  };
}
