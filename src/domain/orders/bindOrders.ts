import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { CartStore } from "../cart";
import { SessionStore } from "../session";
import { OrderCancellation } from "./OrderCancellation";
import { Reorder } from "./Reorder";

export function bindOrders(container: Container): void {
  if (container.isBound(OrderCancellation)) return;
  container
    .bind(OrderCancellation)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, notices: Notices, session: SessionStore) =>
        new OrderCancellation(api, queries, notices, session),
      [ApiClient, QueryCache, Notices, SessionStore],
    )
    .inTransientScope();
  container
    .bind(Reorder)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, cart: CartStore, notices: Notices) =>
        new Reorder(api, queries, cart, notices),
      [ApiClient, QueryCache, CartStore, Notices],
    )
    .inTransientScope();
}
