import { inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../db/db.types";
import { categories, products, productVariants } from "../../../db/schema/catalogue";
import { coupons } from "../../../db/schema/coupons";
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
import { changesBetween, type RowChanges } from "./changesBetween";
import type { StoreRows } from "./readStoreRows";
import type { WantedRows } from "./wantedRows";
import { addRows, changeRows } from "./writeJson";

/** The changes of each of the store's tables that hold lists. */
export type StoreChanges = { [K in ListName]: RowChanges<WantedRows[K][number]> } & {
  isNew: boolean;
  isOrganizationChanged: boolean;
  isStoreChanged: boolean;
  isCalendarChanged: boolean;
};

const LISTS = {
  announcementBars,
  banners,
  testimonials,
  faqs,
  deliverySlots,
  coupons,
  categories,
  products,
  productVariants,
} as const;
type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

export function storeChanges(there: StoreRows | undefined, wanted: WantedRows): StoreChanges {
  const lists = Object.fromEntries(
    LIST_NAMES.map((name) => [name, changesBetween<{ id: string }>(there?.[name] ?? [], wanted[name])]),
  ) as Pick<StoreChanges, ListName>;
  const isChanged = <R extends { id: string }>(before: R | undefined, after: R) =>
    before === undefined || changesBetween([before], [after]).changed.length > 0;
  return {
    ...lists,
    isNew: there === undefined,
    isOrganizationChanged: isChanged(there?.organization, wanted.organization),
    isStoreChanged: isChanged(there?.store, wanted.store),
    isCalendarChanged:
      wanted.calendar !== undefined && JSON.stringify(there?.calendar ?? {}) !== JSON.stringify(wanted.calendar),
  };
}

/** Writes only what has changed, so that kept pages without a change stay valid (ADR 14). */
export async function writeStoreRows(
  tx: Transaction,
  wanted: WantedRows,
  changes: StoreChanges,
  onProgress: (doing: string) => void,
): Promise<void> {
  if (changes.isNew) return addStores(tx, [wanted], onProgress);
  if (changes.isOrganizationChanged) await changeRows(tx, organizations, [wanted.organization]);
  if (changes.isStoreChanged) await changeRows(tx, stores, [wanted.store]);
  if (changes.isCalendarChanged && wanted.calendar) {
    const { storeId: _, ...set } = wanted.calendar;
    await tx
      .insert(subscriptionSettings)
      .values(wanted.calendar)
      .onConflictDoUpdate({ target: subscriptionSettings.storeId, set });
  }
  await makeRoom(tx, changes.productVariants.changed);
  for (const name of LIST_NAMES) {
    const { added, changed, gone } = changes[name] as RowChanges<{ id: string }>;
    const table: PgTable = LISTS[name];
    const tell = (of: number) => (done: number) => onProgress(`${WORDS[name]}: ${done} of ${of} …`);
    await addRows(tx, table, added, tell(added.length));
    await changeRows(tx, table, changed, tell(changed.length));
    if (gone.length > 0) {
      const id = LISTS[name].id;
      await tx.delete(table).where(
        inArray(
          id,
          gone.map((row) => row.id),
        ),
      );
    }
  }
}

/** Adds new stores with everything that belongs to them. */
export async function addStores(
  tx: Transaction,
  wanted: readonly WantedRows[],
  onProgress: (doing: string) => void = () => {},
): Promise<void> {
  await addRows(
    tx,
    organizations,
    wanted.map(({ organization }) => organization),
  );
  await addRows(
    tx,
    stores,
    wanted.map(({ store }) => store),
  );
  await addRows(
    tx,
    subscriptionSettings,
    wanted.flatMap(({ calendar }) => calendar ?? []),
  );
  for (const name of LIST_NAMES) {
    const rows = wanted.flatMap((store): { id: string }[] => store[name]);
    const table: PgTable = LISTS[name];
    await addRows(tx, table, rows, (done) => onProgress(`${WORDS[name]}: ${done} of ${rows.length} …`));
  }
}

/**
 * Moves the variants out of the way first: no two variants of a product may have the same position, even for a moment.
 */
async function makeRoom(tx: Transaction, changed: readonly { id: string }[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = JSON.stringify(changed.map(({ id }) => id));
  await tx.execute(sql`
    UPDATE ${productVariants} SET position = position + 1000000
    WHERE id IN (SELECT json_array_elements_text(${ids}::json))`);
}

export const WORDS: Record<ListName, string> = {
  announcementBars: "announcements",
  banners: "banners",
  testimonials: "testimonials",
  faqs: "questions",
  deliverySlots: "delivery slots",
  coupons: "coupons",
  categories: "categories",
  products: "products",
  productVariants: "variants",
};
