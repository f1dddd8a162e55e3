import { bindOrders } from "#domain/orders/index.ts";
import { bindOnlinePayments } from "#domain/payments/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { InvoiceDownload } from "./InvoiceDownload";
import { OrderStore } from "./OrderStore";
import { saveFile } from "./saveFile";

export function bindOrderPage(container: Container): void {
  bindOrders(container);
  bindOnlinePayments(container);
  container.each(OrderStore, [ApiClient, QueryCache, SessionStore]);
  container.each(InvoiceDownload, [ApiClient, Notices], (api, notices) => new InvoiceDownload(api, notices, saveFile));
}
