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
import { ownersCount } from "../../common/ownersCount";
import { changedColumns } from "./changedColumns";
import { changesBetween, type RowChange, type RowChanges } from "./changesBetween";
import type { StoreRows } from "./readStoreRows";
import type { WantedRows } from "./wantedRows";
import { addRows, CHANGED_AT_ONCE, changeRows, type Setters } from "./writeJson";

/** The changes of each of the store's tables. */
export type StoreChanges = { [K in ListName]: RowChanges<WantedRows[K][number]> } & {
  isNew: boolean;
  organization: RowChanges<WantedRows["organization"]>;
  store: RowChanges<WantedRows["store"]>;
  calendar: readonly string[];
};

type Calendar = NonNullable<WantedRows["calendar"]>;

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
  const { organization, store, calendar } = wanted;
  return {
    ...lists,
    productVariants: withPlaces(lists.productVariants),
    isNew: there === undefined,
    organization: changesBetween(there ? [there.organization] : [], [organization]),
    store: changesBetween(there ? [there.store] : [], [store]),
    calendar: calendar === undefined ? [] : changedColumns<Partial<Calendar>>(there?.calendar ?? {}, calendar),
  };
}

/**
 * A variant that gets another place is moved out of the way first (`makeRoom`), so all columns of its place are written.
 */
const withPlaces = ({ changed, ...others }: StoreChanges["productVariants"]): StoreChanges["productVariants"] => ({
  ...others,
  changed: changed.map((change) =>
    isMoved(change) ? { ...change, columns: [...new Set([...change.columns, "productId", "position"])] } : change,
  ),
});

const isMoved = ({ columns }: RowChange<object>) => columns.includes("productId") || columns.includes("position");

/** Writes only changes, so that kept pages without a change stay valid (ADR 14). */
export async function writeStoreRows(
  tx: Transaction,
  wanted: WantedRows,
  changes: StoreChanges,
  onProgress: (doing: string) => void,
): Promise<void> {
  if (changes.isNew) return addStores(tx, [wanted], onProgress);
  await changeRows(tx, organizations, changes.organization.changed);
  await changeRows(tx, stores, changes.store.changed);
  if (wanted.calendar && changes.calendar.length > 0) await writeCalendar(tx, wanted.calendar, changes.calendar);
  await makeRoom(tx, changes.productVariants.changed.filter(isMoved));
  for (const name of LIST_NAMES) {
    const { added, changed, gone } = changes[name] as RowChanges<{ id: string }>;
    const table: PgTable = LISTS[name];
    const tell = (of: number) => (done: number) => onProgress(`${WORDS[name]}: ${done} of ${of} …`);
    await addRows(tx, table, added, tell(added.length));
    await changeRows(tx, table, changed, tell(changed.length), SETTERS[name]);
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

/** A cell with another number of pieces is a count by the owner. */
const SETTERS: Partial<Record<ListName, Setters>> = { productVariants: { availableQuantity: ownersCount } };

async function writeCalendar(tx: Transaction, calendar: Calendar, columns: readonly string[]): Promise<void> {
  const set = Object.fromEntries(Object.entries(calendar).filter(([column]) => columns.includes(column)));
  await tx
    .insert(subscriptionSettings)
    .values(calendar)
    .onConflictDoUpdate({ target: subscriptionSettings.storeId, set });
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
 * Moves variants out of the way first, because two variants of a product may not have the same position, even for a moment.
 * Only imports write positions, one import after another, so no other position is taken meanwhile.
 */
async function makeRoom(tx: Transaction, moved: readonly RowChange<{ id: string }>[]): Promise<void> {
  for (let start = 0; start < moved.length; start += CHANGED_AT_ONCE) {
    const ids = JSON.stringify(moved.slice(start, start + CHANGED_AT_ONCE).map(({ row }) => row.id));
    await tx.execute(sql`
      UPDATE ${productVariants} SET position = position + 1000000
      WHERE id IN (SELECT json_array_elements_text(${ids}::json))`);
  }
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
