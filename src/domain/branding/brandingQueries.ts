import { type Organization, organizations } from "#contract/store/organizations.ts";
import { type AnnouncementBar, storeCustomization } from "#contract/store/storeCustomization.ts";
import { type StoreSettingsReply, storeSettings } from "#contract/store/storeSettings.ts";
import { type SupportAndSocial, stores } from "#contract/store/stores.ts";
import { storeThemes, type WebStoreConfig } from "#contract/store/storeThemes.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import { STORE_CONTENT_MS } from "#kernel/query/staleTimes.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/** The answers stay for as long as the page lives, even while no screen observes them. */
const kept = { staleTime: STORE_CONTENT_MS, cacheTime: Number.POSITIVE_INFINITY };
/** The shell waits for these before the first paint, so a failed query is not tried again (spec 8: ignored). */
const optional = { ...kept, retries: 0 };

export function organizationQuery(api: ApiClient, identity: StoreIdentity): Query<Organization> {
  return {
    ...kept,
    // A host does not retry: it answers 503 at once, and tries again for the next shopper.
    retries: __BROWSER__ ? 1 : 0,
    key: ["organization", identity.identifier],
    fetch: (signal) =>
      api.call(organizations.find, {
        params: { orgFriendlyId: identity.identifier },
        query: { isFriendlyId: !identity.isDomain, isDomain: identity.isDomain },
        signal,
      }),
  };
}

export function settingsQuery(api: ApiClient, orgId: string): Query<StoreSettingsReply> {
  return {
    ...optional,
    key: ["store-settings", orgId],
    fetch: (signal) => api.call(storeSettings.get, { params: { orgId }, signal }),
  };
}

export function webStoreConfigQuery(api: ApiClient, storeId: string): Query<WebStoreConfig> {
  return {
    ...optional,
    key: ["web-store-config", storeId],
    fetch: (signal) => api.call(storeThemes.webStoreConfig, { params: { id: storeId }, signal }),
  };
}

export function announcementBarsQuery(api: ApiClient, storeId: string): Query<AnnouncementBar[]> {
  return {
    ...optional,
    key: ["announcement-bars", storeId],
    fetch: (signal) => api.call(storeCustomization.announcementBars, { params: { storeId }, signal }),
  };
}

export function supportAndSocialQuery(api: ApiClient, storeId: string): Query<Partial<SupportAndSocial>> {
  return {
    ...optional,
    key: ["support-and-social", storeId],
    fetch: (signal) => api.call(stores.supportAndSocial, { params: { id: storeId }, signal }),
  };
}
