import { Clock } from "../../kernel/clock/Clock";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
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
