import type { BrandingStore } from "#domain/branding/index.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { PreparedPage } from "./PreparedPage.types";

/** The page at a former name of the store, which leads to the same page at its present one; undefined at that (ADR 68). */
export function movedPage({ identifier, isDomain }: StoreIdentity, branding: BrandingStore): PreparedPage | undefined {
  const { friendlyId = identifier, name, storeId } = branding.organization;
  if (isDomain || friendlyId === identifier) return undefined;
  return { status: 301, movedTo: friendlyId, storeId, head: { title: name, favicon: "", themeColor: "" } };
}
