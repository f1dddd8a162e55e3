import { makeAutoObservable, reaction, runInAction } from "mobx";
import { customers } from "#contract/customers/customers.ts";
import { devices } from "#contract/devices.ts";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { OptionChoice } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder } from "#domain/checkout/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import type { OpenShop, ShopOpener } from "#kernel/shop/ShopOpener.ts";
import type { DeviceLink } from "../device/DeviceLink";
import type { KioskWords } from "../languages";
import { NextCode } from "../pay/NextCode";
import type { QrPayments } from "../pay/QrPayments";
import { Browsing } from "../shop/Browsing";
import * as words from "../words.en";
import { addScanned } from "./addScanned";
import { dressFor } from "./dressFor";
import { leaveForLogin } from "./leaveForLogin";
import type { VisitScreens } from "./VisitScreens.types";

export interface VisitParts {
  opener: ShopOpener;
  screens: VisitScreens;
  device: DeviceLink;
  words: () => KioskWords;
  /** Binds what the kiosk's own screens need. */
  bind: (container: Container, visit: Visit, qr: QrPayments) => void;
  /** The shop's ten-digit number, for shoppers who leave only a name. */
  shopNumber: () => string;
  onFailed: (error: unknown) => void;
}

/** One shopper at the screen, from the first touch to the wipe. */
export class Visit {
  shop: OpenShop | undefined;
  qr: QrPayments | undefined;
  /** The shopper has said who the order is for, or has logged in. */
  isNamed = false;
  /** The sheet that is open over the shop. */
  sheet: "search" | "start-over" | undefined;
  private guestId = "";
  #joining: Promise<boolean> | undefined;
  readonly #disposables = new Disposables();
  readonly #parts: VisitParts;

  constructor(parts: VisitParts) {
    this.#parts = parts;
    makeAutoObservable(this, { shop: false, qr: false });
  }

  /** @throws when the store cannot be read */
  async open(): Promise<void> {
    const { opener, device, screens } = this.#parts;
    const { dress, qr } = dressFor({
      screens,
      bind: (container, qr) => this.#parts.bind(container, this, qr),
      becomeGuest: () => void this.becomeGuest(),
      recipient: () => this.recipient,
      pickup: () => device.status?.pickup,
      words: this.#parts.words,
      onFailed: this.#parts.onFailed,
    });
    this.qr = qr;
    this.shop = await opener.open(dress);
    const { container } = this.shop;
    const session = container.get(SessionStore);
    const next = container.get(NextCode);
    next.start();
    this.#disposables.add(() => next.dispose());
    this.#disposables.add(
      reaction(
        () => session.customerId,
        (id) => {
          if (id !== "" && id !== this.guestId) void this.enter();
        },
      ),
    );
  }

  /** Drops the shop and everything of the shopper with it. The device tells the platform. */
  end(): void {
    this.#disposables.dispose();
    this.shop?.end();
    this.shop = undefined;
    this.qr?.end();
    this.qr = undefined;
    this.#parts.device.keepOnly("");
  }

  /** True while the order or its payment is running; a visit never ends then. */
  get isPaying(): boolean {
    return this.shop?.container.get(PlaceOrder).isBusy === true;
  }

  /** True while the receipt is shown: the next hand or scan is another shopper's. */
  get isServed(): boolean {
    return this.shop?.container.get(Navigation).path.startsWith("/order/") === true;
  }

  get words(): KioskWords {
    return this.#parts.words();
  }

  /** True where orders are picked up at the counter, false where the store only delivers. */
  get isPickedUp(): boolean {
    return this.#parts.device.status?.pickup !== undefined;
  }

  /** Where the payment begins: the kiosk's own screens, or the shop's checkout, which asks for an address. */
  get payPath(): string {
    return this.isPickedUp ? "/pay" : "/cart";
  }

  /** True at the checkout while it is unknown who will be called when the order is ready. */
  get mustSayWho(): boolean {
    const { container } = this.shop ?? {};
    return container !== undefined && !this.isNamed && container.get(CheckoutStore).currentStep > 0;
  }

  /** The person who is called when the order is ready. An address needs a number: the shop's, where none was given. */
  get recipient(): { name: string; mobile: string } {
    const { container } = this.shop ?? {};
    const { name = "", mobile = "" } = container?.get(SessionStore) ?? {};
    return { name: name || mobile || words.guest, mobile: mobile || this.#parts.shopNumber() };
  }

  /**
   * Makes a customer for this visit, when the first item is put into the cart.
   * @returns whether there is a customer
   */
  becomeGuest(): Promise<boolean> {
    this.#joining ??= this.join().finally(() => {
      this.#joining = undefined;
    });
    return this.#joining;
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

  /** The order's number is enough to pick it up. */
  skipWho(): void {
    const session = this.shop?.container.get(SessionStore);
    if (session === undefined) return;
    session.user = { ...session.user, name: this.recipient.name };
    this.isNamed = true;
  }

  /** @returns whether the platform has saved the name and the number */
  async sayWho(name: string, mobile: string): Promise<boolean> {
    if (this.shop === undefined) return false;
    const { container } = this.shop;
    if (!container.get(SessionStore).isLoggedIn && !(await this.becomeGuest())) return false;
    const session = container.get(SessionStore);
    const { customerId } = session;
    const profile = { name: name || mobile, email: "", mobile, gender: null, dpUrl: "" } as const;
    try {
      await container.get(ApiClient).call(customers.update, { params: { customerId }, body: profile });
      runInAction(() => {
        session.user = { ...session.user, name: profile.name, mobile };
        this.isNamed = true;
      });
      // The pickup address contains the name of the person to call.
      await container.get(AddressBookStore).refetch();
      return true;
    } catch {
      container.get(Notices).show("error", this.#parts.words().guestFailed);
      return false;
    }
  }

  /** Goes to the login; the guest's cart is kept. */
  async leaveForLogin(): Promise<void> {
    if (this.shop !== undefined) await leaveForLogin(this.shop.container, this.payPath);
  }

  /** Adds a scanned product, unless the shopper is paying. */
  async scan(code: string): Promise<void> {
    const { container } = this.shop ?? {};
    if (container === undefined) return;
    const { device, words } = this.#parts;
    // What is paid is decided; the cart that a scan would fill is emptied with the receipt.
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

  /** True when the visit has ended while the platform was asked; a session that was begun must not pass to the next visit. */
  private get isOver(): boolean {
    if (this.shop !== undefined) return false;
    this.#parts.device.keepOnly("");
    return true;
  }

  private async join(): Promise<boolean> {
    const { container } = this.shop ?? {};
    if (container === undefined) return false;
    const { device, words } = this.#parts;
    try {
      const api = container.get(ApiClient);
      const { visitId: _, ...guest } = await device.beginVisit((signal) =>
        api.call(devices.guest, { bearer: device.bearer, signal }),
      );
      this.guestId = guest.customerId;
      if (this.isOver) return false;
      await container.get(SessionStore).logIn(guest);
      return true;
    } catch {
      container.get(Notices).show("error", words().guestFailed);
      return false;
    }
  }

  /** Ties a login by mobile number and code to this device, so that it ends with the visit. */
  private async enter(): Promise<void> {
    const { container } = this.shop ?? {};
    const refreshToken = container?.get(SessionTokens).tokens?.refreshToken;
    if (container === undefined || refreshToken === undefined) return;
    const { device, words } = this.#parts;
    try {
      const api = container.get(ApiClient);
      const call = { body: { refreshToken }, bearer: device.bearer };
      await device.beginVisit((signal) => api.call(devices.enter, { ...call, signal }));
      if (this.isOver) return;
      runInAction(() => {
        this.isNamed = true;
      });
    } catch {
      // The device could not end such a login later, so the shopper is logged out at once.
      container.get(Notices).show("error", words().guestFailed);
      await container.get(SessionStore).logOut();
    }
  }
}
