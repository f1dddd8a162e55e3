import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { CartStore } from "../cart";
import { SessionStore } from "../session";
import { OrderCancellation } from "./OrderCancellation";
import { Reorder } from "./Reorder";

export function bindOrders(container: Container): void {
  if (container.isBound(OrderCancellation)) return;
  container.each(OrderCancellation, [ApiClient, QueryCache, Notices, SessionStore]);
  container.each(Reorder, [ApiClient, QueryCache, CartStore, Notices]);
}
