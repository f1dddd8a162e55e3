import { BrandingStore, bindBranding } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { HtmlSanitizer } from "#kernel/html/HtmlSanitizer.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { TabStorage, tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { type Asked, FakeApi, FakeNotices, STORE } from "../../domain/support/fakes";

const ORGANIZATION = { orgId: "org-1", storeId: "store-1", locationId: "loc-1", name: "Fresh Basket", logoPath: "" };

/** Answers by `GET /api/products`. A function is called, an Error is thrown, anything missing is 404. */
export type Answers = Record<string, unknown>;

export interface Shop {
  container: Container;
  api: FakeApi;
  queries: CoreQueryCache;
  cart: { quantities: Map<string, number> };
}

/** A container for one test: one feature, an API that answers from `answers`, an empty cart. */
export async function shopContainer(
  feature: Feature,
  answers: Answers,
  identity: StoreIdentity = STORE,
): Promise<Shop> {
  const all: Answers = { "GET /api/organizations/:orgFriendlyId": ORGANIZATION, ...answers };
  const api = new FakeApi((asked: Asked) => {
    const answer = all[`${asked.method} ${asked.path}`];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`No answer to ${asked.method} ${asked.path}`);
    return typeof answer === "function" ? answer(asked) : answer;
  });
  const quantities = new Map<string, number>();
  const container = new Container(new InversifyResolver());
  container.value(ApiClient, api);
  const queries = new CoreQueryCache();
  container.value(QueryCache, queries);
  container.value(StoreIdentity, identity);
  container.value(KeyValueStorage, new MemoryStorage());
  container.value(TabStorage, tabStorageIn(new MemoryStorage()));
  container.value(Notices, new FakeNotices());
  container.value(SessionStore, { isLoggedIn: false, customerId: "" } as SessionStore);
  container.value(SlotRegistry, new SlotRegistry([]));
  const sanitize = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "");
  const sanitizer: HtmlSanitizer = { ready: sanitize, load: () => Promise.resolve(sanitize) };
  container.value(HtmlSanitizer, sanitizer);
  const cart: Pick<CartStore, "quantityOf" | "add" | "remove"> = {
    quantityOf: (id) => quantities.get(id) ?? 0,
    add: ({ productVariantId }) => void quantities.set(productVariantId, (quantities.get(productVariantId) ?? 0) + 1),
    remove: (id) => void quantities.set(id, (quantities.get(id) ?? 0) - 1),
  };
  container.value(CartStore, cart as CartStore);
  container.shared(PageStart, []);
  bindBranding(container);
  feature.bind?.(container);
  await container.get(BrandingStore).load();
  return { container, api, queries, cart: { quantities } };
}
