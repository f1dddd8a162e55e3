/** Rupees with at most two decimals, as a JSON number. Convert to integer paise before adding anything up. */
export type Rupees = number;

/** ISO 8601 in UTC, for example `2026-01-31T18:30:00.000Z`. */
export type IsoDateTime = string;

/** A day of the store's calendar, `2026-01-31`, without a time zone. */
export type LocalDate = string;

/** HTML written by a store. It is sanitised by the platform and again before it is shown. */
export type StoreHtml = string;

/** A path on the platform (`/media/…`) or an absolute http(s) address. */
export type PicturePath = string;

/** With its gifts, as the reference platform answers it; elsewhere they may be missing (reading 34). */
export type Whole<T, Gift extends keyof T> = T & { [K in Gift]-?: Exclude<T[K], undefined> };

/** Every error of the reference platform; another one's may have any body (reading 34). `message` is fit to show a shopper. */
export interface ApiError {
  statusCode: number;
  code: string;
  message: string;
  requestId?: string;
  /** True when the same call may succeed later as it is. */
  retryable?: boolean;
}

/** Pages are numbered from 1. */
export interface PageQuery {
  page?: number;
  size?: number;
}

/** ASC when left out (spec 3). */
export type SortOrder = "ASC" | "DESC";

/**
 * Tenancy that the authenticated client adds to every call (spec 7.1): a selector of public data, never an authority.
 * On customer calls the store is the token's.
 */
export interface Tenancy {
  orgId?: string;
  storeId?: string;
}
