import { BrandingStore, languageLinks } from "#domain/branding/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { keepOpen } from "#kernel/offline/keepOpen.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { CatalogueAhead } from "./ahead/CatalogueAhead";
import { fetchPicture } from "./ahead/fetchPicture";
import { currentVersion } from "./device/currentVersion";
import { DeviceLink } from "./device/DeviceLink";
import { Kiosk } from "./Kiosk";
import { canOpen } from "./language/canOpen";
import { LanguagePages } from "./language/LanguagePages";
import { visitScreens } from "./views/visitScreens";
import { WebSpeaker } from "./voice/WebSpeaker";

/** For shops without a support number. Nobody is called on it. */
const NO_NUMBER = "0000000000";

export function bindKiosk(container: Container): void {
  container.shared(
    DeviceLink,
    [ApiClient, KeyValueStorage, StoreIdentity, Clock],
    (api, storage, identity, clock) => new DeviceLink(api, storage, identity, clock, currentVersion),
  );
  container.shared(
    CatalogueAhead,
    [ApiClient, QueryCache, Clock, StoreIdentity, BrandingStore, Catalogue],
    (api, queries, clock, identity, branding, catalogue) =>
      new CatalogueAhead({
        api,
        queries,
        clock,
        shown: () => [...branding.queriesOfStore(), ...catalogue.homeQueries()],
        logo: () => branding.logoPath,
        keepOpen: keepingOpen(identity),
        fetchPicture,
      }),
  );
  container.shared(
    Kiosk,
    [DeviceLink, Clock, BrandingStore, StoreIdentity, TabStorage],
    (device, clock, branding, identity, storage) =>
      new Kiosk({
        device,
        clock,
        screens: visitScreens,
        pages: new LanguagePages({
          links: () => languageLinks(branding.organization, identity, "/kiosk"),
          storage,
          canOpen,
          open: (address) => location.replace(address),
        }),
        speaker: new WebSpeaker(globalThis.speechSynthesis),
        // Only a browser can open a shop; a server draws the page without one.
        opener: container.isBound(ShopOpener) ? container.get(ShopOpener) : NO_OPENER,
        shopNumber: () => /\d{10}$/.exec(branding.contacts.callSupportNumber.replace(/\D/g, ""))?.[0] ?? NO_NUMBER,
        keepOpen: keepingOpen(identity),
        reload: () => location.reload(),
      }),
  );
}

/** Only the page in the store's first language opens without a network: every visit begins and ends there (ADR 82). */
const keepingOpen =
  ({ basePath, language }: StoreIdentity) =>
  async () => {
    if (language === undefined) await keepOpen(`${basePath}/kiosk`);
  };

const NO_OPENER: ShopOpener = {
  open: () => Promise.reject(new Error("A shop opens in a browser only.")),
  warm: async () => {},
};
