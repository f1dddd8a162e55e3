import { vi } from "vitest";
import { createContainer } from "#app/createContainer.ts";
import { manifests as all } from "#app/manifests.ts";
import type { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import type { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";
import { minimalTransport } from "#tests/support/minimalPlatform/minimalTransport.ts";
import { FakeNavigation, FakeNotices } from "../domain/support/fakes";
import { FakeClock, SharedStorage } from "../kernel/support/fakes";

export const MOBILE = "9876543210";
export const manifests = all.map(payingAtOnce);
const STEP_MS = 1_000;
/** The store is on its own domain, so that links read as in the specification. */
const IDENTITY = { identifier: "corner-shop", isDomain: true, basePath: "" };

/** Every store of the storefront on the minimal platform, through the real client; without a screen. */
export function minimalShop(router?: RouterNavigation) {
  const platform = new MinimalPlatform();
  const navigation = new FakeNavigation();
  const notices = new FakeNotices();
  const clock = new FakeClock();
  const cache = new CoreQueryCache();
  const container = createContainer(
    {
      identity: IDENTITY,
      config: defaultAppConfig,
      transport: minimalTransport(platform),
      storage: new SharedStorage().tab(),
      tabStorage: new SharedStorage().tab(),
      clock,
      lock: { run: (_, work) => work() },
      sanitizer: { ready: (html) => html, load: async () => (html) => html },
      navigation: router ?? navigation,
      notices,
      queries: cache,
      resolver: new InversifyResolver(),
    },
    manifests,
  );
  const open = async () => {
    await container.get(SessionTokens).start();
    await container.get(SessionStore).start();
    await container.get(BrandingStore).load();
  };
  const logIn = () =>
    container.get(SessionStore).logIn({
      mobile: MOBILE,
      customerId: platform.memory.customerId,
      ...platform.memory.logIn(MOBILE),
    });
  /** Lets time pass, and waits for code that is asked for meanwhile. */
  const pass = async (ms: number) => {
    for (let gone = 0; gone <= ms; gone += STEP_MS) {
      await vi.dynamicImportSettled();
      await clock.pass(STEP_MS);
    }
  };
  const close = () => {
    container.get(SessionStore).dispose();
    container.get(SessionTokens).dispose();
    cache.dispose();
  };
  return { platform, container, navigation, notices, pass, open, logIn, close };
}

export type MinimalShop = ReturnType<typeof minimalShop>;

/** Binds what the screens' code would bind when they are first shown. */
export async function bindScreens(container: Container): Promise<void> {
  for (const { routes = [], slots = [] } of manifests) {
    for (const { load } of routes) (await load()).bind?.(container);
    for (const entry of slots) if (entry.slot === "account-nav") (await entry.load?.())?.bind?.(container);
  }
}

/**
 * The provider asks the platform as usual; its checkout, which would load a script from elsewhere, closes as soon as it
 * opens.
 */
function payingAtOnce(manifest: Feature): Feature {
  const slots = manifest.slots?.map((entry): SlotEntry => {
    if (entry.slot !== "payment-provider" || entry.id !== "CASHFREE") return entry;
    const load = async () => {
      const { createProvider } = await entry.load();
      return {
        createProvider: (services: Services) =>
          Object.assign(createProvider(services), { open: async () => "closed" as const }),
      };
    };
    return { ...entry, load };
  });
  return { ...manifest, slots };
}
