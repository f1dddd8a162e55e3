import { bindAddresses } from "#domain/addresses/index.ts";
import { bindCatalogue, Catalogue, TileMaker } from "#domain/catalogue/index.ts";
import { bindCheckout, PlaceOrder } from "#domain/checkout/index.ts";
import { bindSearch, SearchStore } from "#domain/search/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { NextCode } from "../pay/NextCode";
import { PickupCheckout } from "../pay/PickupCheckout";
import { QrPayments } from "../pay/QrPayments";
import { Browsing } from "../shop/Browsing";
import { Visit } from "./Visit";

/** Binds what the kiosk's own screens need in the shop of a visit. */
export function bindVisit(container: Container, visit: Visit, qr: QrPayments): void {
  container.value(Visit, visit);
  container.value(QrPayments, qr);
  bindCatalogue(container);
  bindSearch(container);
  bindAddresses(container);
  bindCheckout(container);
  container.shared(Browsing, [Catalogue, TileMaker, SearchStore]);
  container.shared(NextCode, [ApiClient, PlaceOrder]);
  container.shared(PickupCheckout, PickupCheckout.needs);
}
