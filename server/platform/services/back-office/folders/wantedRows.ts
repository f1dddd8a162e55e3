import { seedId } from "../../../seed/seedId";
import type { FolderCoupon, StoreFacts, StoreFolder } from "../../../storeFolder/StoreFolder.types";
import { Ids } from "./Ids";
import type { StoreRows } from "./readStoreRows";
import { unlessUnchanged } from "./unlessUnchanged";
import { type WantedGoods, wantedGoods } from "./wantedGoods";

export type WantedRows = WantedGoods &
  Pick<
    StoreRows,
    | "organization"
    | "store"
    | "announcementBars"
    | "banners"
    | "testimonials"
    | "faqs"
    | "deliverySlots"
    | "coupons"
    | "calendar"
  >;

/** The rows of a store after its folder is imported. @param there the existing rows; undefined for a new store */
export function wantedRows(given: StoreFolder, there: StoreRows | undefined): WantedRows {
  const { friendlyId } = given;
  const formerIds = there?.organization.formerIds ?? [];
  // The ids of rows are made with the name that the store had at first, so that a renamed store's rows keep theirs.
  const folder = { ...given, friendlyId: formerIds[0] ?? friendlyId };
  const of = (...names: (string | number)[]) => seedId(folder.friendlyId, ...names);
  const storeId = there?.store.id ?? of("store");
  const orgId = there?.organization.id ?? of("organization");
  const { id: locationId = there?.store.locationId ?? of("location"), ...location } = folder.location;
  const nothing = { categories: [], products: [], productVariants: [], imported: undefined };
  const goods = wantedGoods(folder, storeId, there ?? nothing);
  const categoryIds = new Map(goods.categories.map(({ handle, id }) => [handle, id]));
  // These rows have no name, so they are matched by their position.
  const listed = <T extends object>(kind: string, rows: readonly T[]) =>
    rows.map((row, position) => ({ id: of(kind, position), storeId, position, translations: {}, ...row }));
  return {
    organization: {
      id: orgId,
      friendlyId,
      formerIds,
      domains: folder.domains,
      name: folder.name,
      logoPath: folder.logo,
    },
    store: {
      id: storeId,
      orgId,
      locationId,
      location,
      declaredFacts: folder.declaredFacts,
      languages: folder.languages,
      description: folder.description,
      translations: folder.translations ?? {},
      favicon: folder.favicon,
      colors: folder.colors,
      grid: folder.grid,
      support: folder.support,
      policies: folder.policies,
      shipping: folder.shipping,
      payment: unlessUnchanged(folder.payment, there?.imported?.payment, there?.store.payment),
    },
    calendar: folder.calendar && { storeId, ...folder.calendar },
    announcementBars: listed("announcement", folder.announcements),
    banners: listed(
      "banner",
      folder.banners.map(({ category, ...banner }) => ({
        ...banner,
        link: category === undefined ? banner.link : `/category/${categoryIds.get(category)}`,
      })),
    ),
    testimonials: listed("testimonial", folder.testimonials),
    faqs: listed("faq", folder.faqs),
    deliverySlots: slots(folder, storeId, there?.deliverySlots ?? []),
    coupons: wantedCoupons(folder, storeId, there, of),
    ...goods,
  };
}

type CouponRow = StoreRows["coupons"][number];
type IdOf = (...names: (string | number)[]) => string;

/** Subscriptions refer to a slot by its id, so a slot with the same times keeps its id. */
function slots(folder: StoreFacts, storeId: string, there: StoreRows["deliverySlots"]): StoreRows["deliverySlots"] {
  const ids = new Ids(
    folder.friendlyId,
    there.map(({ id }) => id),
  );
  return folder.deliverySlots.map((slot, position) => {
    const before = there.find(({ startTime, endTime }) => startTime === slot.startTime && endTime === slot.endTime);
    return { id: before?.id ?? ids.of("slot", position), storeId, ...slot };
  });
}

/** A coupon's cells are taken from the file where they were changed in it. A coupon that left the file ends. */
function wantedCoupons(
  folder: StoreFolder,
  storeId: string,
  there: StoreRows | undefined,
  of: IdOf,
): StoreRows["coupons"] {
  const before = new Map(there?.coupons.map((coupon) => [coupon.code, coupon]));
  const last = there?.imported?.coupons ?? {};
  const wanted = folder.coupons.map((coupon) => {
    const known = before.get(coupon.code);
    before.delete(coupon.code);
    return { id: known?.id ?? of("coupon", coupon.code), storeId, ...couponCells(coupon, known, last[coupon.code]) };
  });
  const left = [...before.values()].map((coupon) => (coupon.code in last ? { ...coupon, isActive: false } : coupon));
  return [...wanted, ...left];
}

function couponCells(coupon: FolderCoupon, known: CouponRow | undefined, lastJson: string | undefined) {
  const last = lastJson === undefined ? undefined : (JSON.parse(lastJson) as FolderCoupon);
  const cell = <K extends Exclude<keyof FolderCoupon, "expiresAt">>(key: K): FolderCoupon[K] =>
    unlessUnchanged<FolderCoupon[K]>(coupon[key], last?.[key], known?.[key] as FolderCoupon[K] | undefined);
  const expiresAt = coupon.expiresAt === null ? null : new Date(coupon.expiresAt);
  return {
    code: coupon.code,
    percent: cell("percent"),
    amountPaise: cell("amountPaise"),
    minimumPaise: cell("minimumPaise"),
    maximumDiscountPaise: cell("maximumDiscountPaise"),
    expiresAt: coupon.expiresAt === last?.expiresAt && known !== undefined ? known.expiresAt : expiresAt,
    perCustomer: cell("perCustomer"),
    isActive: cell("isActive"),
    isOffered: cell("isOffered"),
  };
}
