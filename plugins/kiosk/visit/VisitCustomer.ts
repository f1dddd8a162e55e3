import { makeAutoObservable, runInAction } from "mobx";
import { customers } from "#contract/customers/customers.ts";
import { devices } from "#contract/devices.ts";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";
import type { DeviceLink } from "../device/DeviceLink";
import type { KioskWords } from "../languages";
import * as words from "../words.en";

/** The customer of one visit: a guest that the platform makes for it, or a shopper who logs in. Both end with the visit. */
export class VisitCustomer {
  /** True when the shopper has said who the order is for, or has logged in. */
  isNamed = false;
  #guestId = "";
  #joining: Promise<boolean> | undefined;
  readonly #device: DeviceLink;
  readonly #words: () => KioskWords;
  readonly #shopNumber: () => string;
  readonly #shop: () => Container | undefined;

  /** @param shop the container of the visit's shop; undefined before it is open and after the visit */
  constructor(
    device: DeviceLink,
    words: () => KioskWords,
    shopNumber: () => string,
    shop: () => Container | undefined,
  ) {
    this.#device = device;
    this.#words = words;
    this.#shopNumber = shopNumber;
    this.#shop = shop;
    makeAutoObservable(this, { isThere: false, recipient: false });
  }

  /** True from when the first item is put into the cart, or somebody logs in. */
  get isThere(): boolean {
    return this.#joining !== undefined || this.#shop()?.get(SessionStore).isLoggedIn === true;
  }

  /** The person to call when the order is ready. An address needs a number, so the shop's is used if none was given. */
  get recipient(): { name: string; mobile: string } {
    const { name = "", mobile = "" } = this.#shop()?.get(SessionStore) ?? {};
    return { name: name || mobile || words.guest, mobile: mobile || this.#shopNumber() };
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

  /** Ties a login by mobile number and code to this device, so that it ends with the visit. */
  async enter(customerId: string): Promise<void> {
    const shop = this.#shop();
    const refreshToken = shop?.get(SessionTokens).tokens?.refreshToken;
    if (customerId === "" || customerId === this.#guestId || shop === undefined || refreshToken === undefined) return;
    const call = { body: { refreshToken }, bearer: this.#device.bearer };
    try {
      await this.#device.beginVisit((signal) => shop.get(ApiClient).call(devices.enter, { ...call, signal }));
      if (this.isOver()) return;
      runInAction(() => {
        this.isNamed = true;
      });
    } catch {
      // The device could not end this login later, so the shopper is logged out at once.
      this.failed(shop);
      await shop.get(SessionStore).logOut();
    }
  }

  /** The order's number is enough to pick it up. */
  skipWho(): void {
    const session = this.#shop()?.get(SessionStore);
    if (session === undefined) return;
    session.user = { ...session.user, name: this.recipient.name };
    this.isNamed = true;
  }

  /** @returns whether the platform has saved the name and the number */
  async sayWho(name: string, mobile: string): Promise<boolean> {
    const shop = this.#shop();
    if (shop === undefined) return false;
    const session = shop.get(SessionStore);
    if (!session.isLoggedIn && !(await this.becomeGuest())) return false;
    const { customerId } = session;
    const profile = { name: name || mobile, email: "", mobile, gender: null, dpUrl: "" } as const;
    try {
      await shop.get(ApiClient).call(customers.update, { params: { customerId }, body: profile });
      runInAction(() => {
        session.user = { ...session.user, name: profile.name, mobile };
        this.isNamed = true;
      });
      // The pickup address contains the name of the person to call, so it is read again.
      await shop.get(AddressBookStore).refetch();
      return true;
    } catch {
      return this.failed(shop);
    }
  }

  private async join(): Promise<boolean> {
    const shop = this.#shop();
    if (shop === undefined) return false;
    try {
      const { visitId: _, ...guest } = await this.#device.beginVisit((signal) =>
        shop.get(ApiClient).call(devices.guest, { bearer: this.#device.bearer, signal }),
      );
      this.#guestId = guest.customerId;
      if (this.isOver()) return false;
      await shop.get(SessionStore).logIn(guest);
      return true;
    } catch {
      return this.failed(shop);
    }
  }

  /** True when the visit ended during a call. A session that was begun must not pass to the next visit. */
  private isOver(): boolean {
    if (this.#shop() !== undefined) return false;
    this.#device.keepOnly("");
    return true;
  }

  private failed(shop: Container): false {
    shop.get(Notices).show("error", this.#words().guestFailed);
    return false;
  }
}
