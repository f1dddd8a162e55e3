import { bindOrders } from "../../domain/orders";
import { bindOnlinePayments } from "../../domain/payments";
import { SessionStore } from "../../domain/session";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { InvoiceDownload } from "./InvoiceDownload";
import { OrderStore } from "./OrderStore";
import { saveFile } from "./saveFile";

export function bindOrderPage(container: Container): void {
  bindOrders(container);
  bindOnlinePayments(container);
  container.each(OrderStore, [ApiClient, QueryCache, SessionStore]);
  container.each(InvoiceDownload, [ApiClient, Notices], (api, notices) => new InvoiceDownload(api, notices, saveFile));
}
