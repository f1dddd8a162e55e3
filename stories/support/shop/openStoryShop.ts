import { createContainer } from "#app/createContainer.ts";
import { manifests as all } from "#app/manifests.ts";
import { createPages } from "#app/navigation/createPages.tsx";
import { fetchFirstPage } from "#app/navigation/fetchFirstPage.ts";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { createShopOpener } from "#app/opening/createShopOpener.ts";
import { ToastNotices } from "#app/shell/toasts/ToastNotices.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { DomPurifySanitizer } from "#kernel/html/DomPurifySanitizer.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import type { Answer } from "./Answer.types";
import { StoryClock } from "./StoryClock";
import { StoryTransport } from "./StoryTransport";
import { usualAnswers } from "./usualAnswers";

export interface StoryShop {
  /** The path from the store's root, with its query. */
  path: string;
  /** A shopper is logged in. */
  isKnown?: boolean;
  /** Answers that replace the usual ones. */
  answers?: readonly Answer[];
  /** What the browser's storage has from earlier visits; an empty string stands for no value. */
  kept?: Record<string, string>;
  /** A text that is on the page once it has loaded everything; empty when there is none to wait for. */
  shows?: string;
}

const identity = { identifier: "fresh-basket", isDomain: true, basePath: "" };

/** Opens the whole storefront as it ships, except for the platform, the clock and the storage. */
export async function openStoryShop(shop: StoryShop, build: string) {
  const { path, isKnown = false, answers = [], kept = {} } = shop;
  const manifests = manifestsOf(build);
  const transport = new StoryTransport([...answers, ...usualAnswers]);
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(kept)) if (value !== "") storage.setItem(key, value);
  const navigation = new RouterNavigation();
  const clock = new StoryClock();
  const ground = { identity, config: defaultAppConfig, transport, clock, sanitizer: new DomPurifySanitizer() };
  const lock = { run: <T>(_name: string, work: () => Promise<T>) => work() };
  const cache = new CoreQueryCache();
  const notices = new ToastNotices(navigation);
  const own = { storage, tabStorage: storage, lock, navigation, notices, queries: cache };
  const container = createContainer({ ...ground, ...own, resolver: new InversifyResolver() }, manifests);
  container.value(
    ShopOpener,
    createShopOpener(ground, manifests, async () => cache),
  );
  cache.start();
  await container.get(SessionTokens).start();
  await container.get(SessionStore).start();
  await container.get(BrandingStore).load();
  if (isKnown) {
    const customer = { customerId: "customer", mobile: "9876543210", accessToken: "token", refreshToken: "token" };
    await container.get(SessionStore).logIn(customer);
  }
  const loads = new PageLoads();
  const ready = await fetchFirstPage(manifests, new URL(path, "https://shop.example"), "");
  return { container, loads, navigation, transport, pages: createPages(container, manifests, loads, ready) };
}

/** The manifests of the build that the toolbar has chosen. */
function manifestsOf(build: string): Feature[] {
  const left = build === "payment" ? ["payment-cashfree", "payment-bmspay", "payment-razorpay"] : [build];
  const out = build === "comingSoon" ? [] : [...left, "coming-soon"];
  return all.filter(({ id }) => !out.includes(id));
}
