import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { SessionStore } from "../session/SessionStore";
import { CartApi } from "./CartApi";
import { CartNotices } from "./CartNotices";
import { CartStore } from "./CartStore";
import { CartWishes } from "./CartWishes";

/** One cart for the whole page. */
export function bindCart(container: Container): void {
  container.shared(
    CartStore,
    [ApiClient, Clock, SessionStore, StoreIdentity, KeyValueStorage, Notices, Navigation],
    (api, clock, session, identity, storage, notices, navigation) =>
      new CartStore(
        new CartApi(api),
        clock,
        session,
        new CartWishes(identity, storage, clock),
        new CartNotices(notices, clock),
        navigation,
      ),
  );
}
