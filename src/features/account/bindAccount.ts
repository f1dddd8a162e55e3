import { bindAddresses } from "#domain/addresses/index.ts";
import { bindCheckout, CheckoutStore } from "#domain/checkout/index.ts";
import { bindOrders } from "#domain/orders/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { Logout } from "./Logout";
import { OrderList } from "./OrderList";
import { PhotoUpload } from "./PhotoUpload";
import { ProfilePhoto } from "./ProfilePhoto";
import { ProfileStore } from "./ProfileStore";

export function bindAccount(container: Container): void {
  bindAddresses(container);
  bindOrders(container);
  bindCheckout(container);
  container.each(OrderList, [ApiClient, QueryCache, SessionStore]);
  bindProfile(container);
  container.each(
    Logout,
    [SessionStore, CheckoutStore, Navigation, StoreIdentity],
    (session, checkout, navigation, { basePath }) =>
      new Logout(session, checkout, navigation, () => loadAnew(`${basePath}/`)),
  );
}

function bindProfile(container: Container): void {
  container.each(PhotoUpload, [ApiClient, HttpTransport]);
  container.each(ProfilePhoto, [PhotoUpload, Clock]);
  container.each(ProfileStore, ProfileStore.needs);
}

/**
 * Reloads the shop. Offline the browser would show its own error page; so the shop, from which all of the shopper's data is
 * gone, stays until the network is back.
 */
function loadAnew(path: string): void {
  if (navigator.onLine) window.location.replace(path);
  else window.addEventListener("online", () => window.location.replace(path), { once: true });
}
