import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SessionStore } from "../session";
import { OrderCancellation } from "./OrderCancellation";

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
}
