import { AddressBookStore, bindAddresses } from "../../../src/domain/addresses";
import { CartStore } from "../../../src/domain/cart";
import { bindCatalogue, Catalogue, TileMaker } from "../../../src/domain/catalogue";
import { bindCheckout, CheckoutStore, CouponStore, PlaceOrder } from "../../../src/domain/checkout";
import { bindSearch, SearchStore } from "../../../src/domain/search";
import { SessionStore } from "../../../src/domain/session";
import type { Container } from "../../../src/kernel/container/Container";
import { ApiClient } from "../../../src/kernel/http/ApiClient";
import { Notices } from "../../../src/kernel/notices/Notices";
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
  container.shared(PickupCheckout, {
    visit: Visit,
    session: SessionStore,
    cart: CartStore,
    addresses: AddressBookStore,
    checkout: CheckoutStore,
    coupon: CouponStore,
    placing: PlaceOrder,
    notices: Notices,
    next: NextCode,
  });
}
