import { makeAutoObservable, reaction } from "mobx";
import { OptionChoice } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder } from "#domain/checkout/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import type { OpenShop, ShopOpener } from "#kernel/shop/ShopOpener.ts";
import type { DeviceLink } from "../device/DeviceLink";
import type { KioskWords } from "../languages";
import { NextCode } from "../pay/NextCode";
import type { QrPayments } from "../pay/QrPayments";
import { Browsing } from "../shop/Browsing";
import { addScanned } from "./addScanned";
import { editionFor } from "./editionFor";
import { leaveForLogin } from "./leaveForLogin";
import { VisitCustomer } from "./VisitCustomer";
import type { VisitScreens } from "./VisitScreens.types";

export interface VisitNeeds {
  opener: ShopOpener;
  screens: VisitScreens;
  device: DeviceLink;
  words: () => KioskWords;
  /** Binds what the kiosk's own screens need. */
  bind: (container: Container, visit: Visit, qr: QrPayments) => void;
  /** The shop's ten-digit number, for shoppers who give only a name. */
  shopNumber: () => string;
  onFailed: (error: unknown) => void;
}

/** One shopper at the screen, from the first touch to the wipe. */
export class Visit {
  shop: OpenShop | undefined;
  qr: QrPayments | undefined;
  readonly customer: VisitCustomer;
  /** The sheet that is open over the shop. */
  sheet: "search" | "start-over" | undefined;
  readonly #disposables = new Disposables();
  readonly #needs: VisitNeeds;

  constructor(needs: VisitNeeds) {
    this.#needs = needs;
    const { device, words, shopNumber } = needs;
    this.customer = new VisitCustomer(device, words, shopNumber, () => this.shop?.container);
    makeAutoObservable(this, { shop: false, qr: false, customer: false });
  }

  /** @throws when the store cannot be read */
  async open(): Promise<void> {
    const { opener, device, screens } = this.#needs;
    const { edition, qr } = editionFor({
      screens,
      bind: (container, qr) => this.#needs.bind(container, this, qr),
      becomeGuest: () => void this.customer.becomeGuest(),
      recipient: () => this.customer.recipient,
      pickup: () => device.status?.pickup,
      words: this.#needs.words,
      onFailed: this.#needs.onFailed,
    });
    this.qr = qr;
    this.shop = await opener.open(edition);
    const { container } = this.shop;
    const session = container.get(SessionStore);
    const next = container.get(NextCode);
    next.start();
    this.#disposables.add(() => next.dispose());
    this.#disposables.add(
      reaction(
        () => session.customerId,
        (id) => void this.customer.enter(id),
      ),
    );
  }

  /** Drops the shop and everything of the shopper with it. The device then tells the platform. */
  end(): void {
    this.#disposables.dispose();
    this.shop?.end();
    this.shop = undefined;
    this.qr?.end();
    this.qr = undefined;
    this.#needs.device.keepOnly("");
  }

  /** True while the order or its payment is running. A visit never ends then. */
  get isPaying(): boolean {
    return this.shop?.container.get(PlaceOrder).isBusy === true;
  }

  /** True while the receipt is shown: the next touch or scan is another shopper's. */
  get isServed(): boolean {
    return this.shop?.container.get(Navigation).path.startsWith("/order/") === true;
  }

  get words(): KioskWords {
    return this.#needs.words();
  }

  /** True when orders are picked up at the counter, false when the store only delivers. */
  get isPickedUp(): boolean {
    return this.#needs.device.status?.pickup !== undefined;
  }

  /** The path of the payment: the kiosk's own screens, or the shop's checkout, which asks for an address. */
  get payPath(): string {
    return this.isPickedUp ? "/pay" : "/cart";
  }

  /** True at the checkout while it is unknown whom to call when the order is ready. */
  get mustSayWho(): boolean {
    const { container } = this.shop ?? {};
    return container !== undefined && !this.customer.isNamed && container.get(CheckoutStore).currentStep > 0;
  }

  show(sheet: Visit["sheet"]): void {
    this.sheet = sheet;
  }

  goToPay(): void {
    this.shop?.container.get(Navigation).go(this.payPath);
  }

  /** Shows all products. */
  lookAround(): void {
    this.leaveTo(({ container }) => container.get(Browsing).open(undefined));
  }

  find(query: string): void {
    this.leaveTo(({ container }) => container.get(Browsing).find(query));
  }

  /** Goes to the login; the guest's cart stays. */
  async leaveForLogin(): Promise<void> {
    if (this.shop !== undefined) await leaveForLogin(this.shop.container, this.payPath);
  }

  /** Adds a scanned product, unless the shopper is paying. */
  async scan(code: string): Promise<void> {
    const { container } = this.shop ?? {};
    if (container === undefined) return;
    const { device, words } = this.#needs;
    // The order is fixed by now, and the receipt ends this cart.
    if (this.isPaying) container.get(Notices).show("error", words().payFirst);
    else await addScanned(code, container, device.bearer, words());
  }

  private leaveTo(show: (shop: OpenShop) => void): void {
    if (this.shop === undefined) return;
    const { container } = this.shop;
    this.sheet = undefined;
    container.get(OptionChoice).close();
    show(this.shop);
    container.get(Navigation).go("/");
  }
}
