import type { MadePage } from "#contract/page/Prerender.types.ts";
import { type BrandingStore, offeredLanguages } from "#domain/branding/index.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/** The languages among which a shopper's first page may be chosen: at the root of a store with several (ADR 74). */
export function choicesAt(
  { pathname }: URL,
  { basePath, language }: StoreIdentity,
  { organization }: BrandingStore,
): MadePage["choices"] {
  const isRoot = language === undefined && /^\/?$/.test(pathname.slice(basePath.length));
  const offered = offeredLanguages(organization);
  return isRoot && offered.length > 1 ? offered : undefined;
}
