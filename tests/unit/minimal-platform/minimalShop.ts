import { vi } from "vitest";
import { createContainer } from "#app/createContainer.ts";
import { manifests as all } from "#app/manifests.ts";
import type { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";
import { minimalTransport } from "#tests/support/minimalPlatform/minimalTransport.ts";
import { environment } from "../app/support/environment";
import { begin, end } from "../app/support/showStore";
import { FakeNavigation, FakeNotices } from "../domain/support/fakes";

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
  const transport = minimalTransport(platform);
  const given = environment({ identity: IDENTITY, transport, navigation: router ?? navigation, notices });
  const container = createContainer(given, manifests);
  const open = () => begin(container);
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
      await given.clock.pass(STEP_MS);
    }
  };
  const close = () => end(container);
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
