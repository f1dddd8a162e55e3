import type { Container } from "inversify";
import { bindOrders } from "../../domain/orders";
import { bindOnlinePayments } from "../../domain/payments";
import { SessionStore } from "../../domain/session";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { InvoiceDownload } from "./InvoiceDownload";
import { OrderStore } from "./OrderStore";
import { saveFile } from "./saveFile";

export function bindOrderPage(container: Container): void {
  bindOrders(container);
  bindOnlinePayments(container);
  container
    .bind(OrderStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore) => new OrderStore(api, queries, session),
      [ApiClient, QueryCache, SessionStore],
    )
    .inTransientScope();
  container
    .bind(InvoiceDownload)
    .toResolvedValue(
      (api: ApiClient, notices: Notices) => new InvoiceDownload(api, notices, saveFile),
      [ApiClient, Notices],
    )
    .inTransientScope();
}
