import type { Container } from "inversify";
import { bindAddresses } from "../../domain/addresses";
import { bindCheckout, CheckoutStore } from "../../domain/checkout";
import { bindOrders } from "../../domain/orders";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { HttpTransport } from "../../kernel/http/HttpTransport";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { Logout } from "./Logout";
import { OrdersStore } from "./OrdersStore";
import { PhotoUpload } from "./PhotoUpload";
import { ProfilePhoto } from "./ProfilePhoto";
import { ProfileStore } from "./ProfileStore";

export function bindAccount(container: Container): void {
  bindAddresses(container);
  bindOrders(container);
  bindCheckout(container);
  container
    .bind(OrdersStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore) => new OrdersStore(api, queries, session),
      [ApiClient, QueryCache, SessionStore],
    )
    .inTransientScope();
  bindProfile(container);
  container
    .bind(Logout)
    .toResolvedValue(
      (session: SessionStore, checkout: CheckoutStore, navigation: Navigation, { basePath }: StoreIdentity) =>
        new Logout(session, checkout, navigation, () => loadAnew(`${basePath}/`)),
      [SessionStore, CheckoutStore, Navigation, StoreIdentity],
    );
}

function bindProfile(container: Container): void {
  container
    .bind(ProfilePhoto)
    .toResolvedValue(
      (api: ApiClient, transport: HttpTransport, clock: Clock) =>
        new ProfilePhoto(new PhotoUpload(api, transport), (ms) => clock.sleep(ms)),
      [ApiClient, HttpTransport, Clock],
    )
    .inTransientScope();
  container
    .bind(ProfileStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore, notices: Notices, photo: ProfilePhoto) =>
        new ProfileStore(api, queries, session, notices, photo),
      [ApiClient, QueryCache, SessionStore, Notices, ProfilePhoto],
    )
    .inTransientScope();
}

/** Offline the browser would show its own error page: the shop, which holds nothing of the shopper any more, stays until then. */
function loadAnew(path: string): void {
  if (navigator.onLine) window.location.replace(path);
  else window.addEventListener("online", () => window.location.replace(path), { once: true });
}
