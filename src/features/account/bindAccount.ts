import { bindAddresses } from "../../domain/addresses";
import { bindCheckout, CheckoutStore } from "../../domain/checkout";
import { bindOrders } from "../../domain/orders";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { HttpTransport } from "../../kernel/http/HttpTransport";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
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
  container.each(
    ProfilePhoto,
    [ApiClient, HttpTransport, Clock],
    (api, transport, clock) => new ProfilePhoto(new PhotoUpload(api, transport), (ms) => clock.sleep(ms)),
  );
  container.each(ProfileStore, [ApiClient, QueryCache, SessionStore, Notices, ProfilePhoto]);
}

/**
 * Reloads the shop. Offline the browser would show its own error page, so the shop, which no longer has any data of the
 * shopper, stays until the network is back.
 */
function loadAnew(path: string): void {
  if (navigator.onLine) window.location.replace(path);
  else window.addEventListener("online", () => window.location.replace(path), { once: true });
}
