import type { PickupPlace } from "#contract/devices.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";
import type { ShopEdition } from "#kernel/shop/ShopOpener.ts";
import type { KioskWords } from "../languages";
import { QrPayments } from "../pay/QrPayments";
import { qrProvider } from "../pay/qrProvider";
import * as words from "../words.en";
import { editionManifests } from "./editionManifests";
import { withPayer } from "./payerTransport";
import { withPickup } from "./pickupTransport";
import type { VisitScreens } from "./VisitScreens.types";

interface EditionNeeds {
  screens: VisitScreens;
  /** Binds what the kiosk's own screens need. */
  bind: (container: Container, qr: QrPayments) => void;
  becomeGuest: () => void;
  recipient: () => { name: string; mobile: string };
  pickup: () => PickupPlace | undefined;
  words: () => Pick<KioskWords, "shopsMessages">;
  onFailed: (error: unknown) => void;
}

/** The kiosk's edition of the shop (glossary). */
export function editionFor({ screens, bind, becomeGuest, recipient, pickup, words, onFailed }: EditionNeeds): {
  edition: ShopEdition;
  qr: QrPayments;
} {
  const qr = new QrPayments();
  const own: Feature = {
    id: "kiosk-visit",
    bind: (container: Container) => bind(container, qr),
    routes: [
      { path: "/", access: "public", load: screens.shop },
      { path: "/pay", access: "public", load: screens.pay },
      { path: "/login", access: "public", load: screens.login },
      // The shop's own pages link to its lists and products at these paths.
      ...["/category/*", "/search", "/product/:productId"].map(
        (path): RouteEntry => ({ path, access: "public", load: screens.shop }),
      ),
      { path: "/order/:orderId/:isFromCheckoutPage", access: "login", load: screens.receipt },
    ],
    slots: [
      { slot: "shell-without", order: 0, parts: ["announcement", "top", "options", "footer", "tabs"] },
      { slot: "shell", order: 0, load: screens.shell },
    ],
  };
  return {
    qr,
    edition: {
      manifests: (all) =>
        editionManifests(all, { own, slot: (entry) => slotFor(entry, qr, pickup() !== undefined), route: routeFor }),
      transport: (plain) => withPayer(withPickup(plain, { place: pickup, recipient }), () => recipient().mobile),
      navigation: (plain) => withGuests(plain, becomeGuest),
      // No success is announced, because the cart shows it.
      notices: (kind, message) => (kind === "success" ? undefined : shopsMessage(message, words().shopsMessages)),
      onFailed,
    },
  };
}

/**
 * "Buy now" is left out, because the question who the order is for comes with the first product in the cart. If orders are
 * picked up, the cart announces no delivery charge, because the platform adds none.
 */
function slotFor(entry: SlotEntry, qr: QrPayments, isPickedUp: boolean): SlotEntry | undefined {
  if (entry.slot === "buy-actions") return undefined;
  if (entry.slot === "delivery-terms" && isPickedUp) return undefined;
  if (entry.slot === "payment-provider") return qrProvider(entry, qr);
  if (entry.slot !== "payment-method" || entry.method !== "COD") return entry;
  return { ...entry, label: words.payThere, description: words.payThereText };
}

/**
 * The login page gets another path, because the question who the order is for replaces it. The receipt replaces an order's
 * page.
 */
function routeFor(entry: RouteEntry): RouteEntry | undefined {
  if (entry.path === "/login") return { ...entry, path: "/login/mobile" };
  return entry.path.startsWith("/order/") ? undefined : entry;
}

/** A message of the shop in the shopper's language. A reason from the platform that follows it stays as it is. */
function shopsMessage(message: string, translated: KioskWords["shopsMessages"]): string {
  const known = Object.entries(translated).find(
    ([english]) => message.startsWith(english) && /^([.।۔]|$)/.test(message.slice(english.length)),
  );
  return known ? message.replace(...known) : message;
}

/** A shopper who adds to the cart becomes a guest customer instead of going to the login. */
function withGuests(plain: Navigation, becomeGuest: () => void): Navigation {
  return {
    get path() {
      return plain.path;
    },
    go: (path, options) => {
      const { isBelow } = (options?.state ?? {}) as { isBelow?: boolean };
      if (path === "/login" && isBelow === true) becomeGuest();
      else plain.go(path, options);
    },
  };
}
