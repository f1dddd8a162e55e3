import type { LanguageCode } from "./languages";

/** Rupees with at most two decimals, as a JSON number. Convert to integer paise before adding anything up. */
export type Rupees = number;

/** ISO 8601 in UTC, for example `2026-01-31T18:30:00.000Z`. */
export type IsoDateTime = string;

/** A date in the store's time zone, `2026-01-31`. */
export type LocalDate = string;

/** HTML written by a store. It is sanitised by the platform and again before it is shown. */
export type StoreHtml = string;

/** A path on the platform (`/media/…`) or an absolute http(s) address. */
export type PicturePath = string;

/**
 * `T` where the reference platform always answers the optional fields `Extra`, which other platforms may leave out (reading
 * 34).
 */
export type Whole<T, Extra extends keyof T> = T & { [K in Extra]-?: Exclude<T[K], undefined> };

/**
 * The body of every error of the reference platform; another platform's errors may have any body (reading 34). `message` can be
 * shown to shoppers.
 */
export interface ApiError {
  statusCode: number;
  code: string;
  message: string;
  requestId?: string;
  /** True when the same call, unchanged, may succeed later. */
  retryable?: boolean;
}

/** Pages are numbered from 1. */
export interface PageQuery {
  page?: number;
  size?: number;
}

/** A page of a list with the length of the whole list, so that a list that is cut says so (bar 29). */
export interface Page<T> {
  rows: T[];
  /** The number of all rows. */
  total: number;
  /** The number of this page. */
  page: number;
}

/** ASC by default (spec 3). */
export type SortOrder = "ASC" | "DESC";

/**
 * The tenancy that the authenticated client adds to every call (spec 7.1). It selects public data and never gives access; on
 * customer calls the store is the token's.
 */
export interface Tenancy {
  orgId?: string;
  storeId?: string;
  /** The language of the answer; left out: the store's first one (ADR 74). */
  language?: LanguageCode;
}
