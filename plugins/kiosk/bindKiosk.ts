import { BrandingStore } from "../../src/domain/branding";
import { Catalogue } from "../../src/domain/catalogue";
import { Clock } from "../../src/kernel/clock/Clock";
import type { Container } from "../../src/kernel/container/Container";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { keepOpen } from "../../src/kernel/offline/keepOpen";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { ShopOpener } from "../../src/kernel/shop/ShopOpener";
import { KeyValueStorage } from "../../src/kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../src/kernel/store-identity/StoreIdentity";
import { CatalogueAhead } from "./ahead/CatalogueAhead";
import { fetchPicture } from "./ahead/fetchPicture";
import { currentVersion } from "./device/currentVersion";
import { DeviceLink } from "./device/DeviceLink";
import { Kiosk } from "./Kiosk";
import { visitScreens } from "./views/visitScreens";
import { WebSpeaker } from "./voice/WebSpeaker";

/** For shops without a support number; nobody is called on it. */
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
    (api, queries, clock, { basePath }, branding, catalogue) =>
      new CatalogueAhead({
        api,
        queries,
        clock,
        shown: () => [...branding.queriesOfStore(), ...catalogue.homeQueries()],
        logo: () => branding.logoPath,
        keepOpen: keepingOpen(basePath),
        fetchPicture,
      }),
  );
  container.shared(
    Kiosk,
    [DeviceLink, Clock, BrandingStore, StoreIdentity],
    (device, clock, branding, { basePath }) =>
      new Kiosk({
        device,
        clock,
        screens: visitScreens,
        speaker: new WebSpeaker(globalThis.speechSynthesis),
        // Only a browser has an opener; a server draws the page without one.
        opener: container.isBound(ShopOpener) ? container.get(ShopOpener) : NO_OPENER,
        shopNumber: () => /\d{10}$/.exec(branding.contacts.callSupportNumber.replace(/\D/g, ""))?.[0] ?? NO_NUMBER,
        keepOpen: keepingOpen(basePath),
        reload: () => location.reload(),
      }),
  );
}

const keepingOpen = (basePath: string) => () => keepOpen(`${basePath}/kiosk`);

const NO_OPENER: ShopOpener = {
  open: () => Promise.reject(new Error("A shop opens in a browser only.")),
  warm: async () => {},
};
