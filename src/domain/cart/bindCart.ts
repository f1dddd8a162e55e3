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
  container.each(CartApi, [ApiClient]);
  container.each(CartWishes, [StoreIdentity, KeyValueStorage, Clock]);
  container.each(CartNotices, [Notices, Clock]);
  container.shared(CartStore, [CartApi, Clock, SessionStore, CartWishes, CartNotices, Navigation]);
}
