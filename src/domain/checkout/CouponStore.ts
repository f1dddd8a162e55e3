import { makeAutoObservable, reaction, runInAction } from "mobx";
import { HttpError, messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { CartStore } from "../cart";
import type { CheckoutApi } from "./CheckoutApi";
import type { CheckoutDraft } from "./CheckoutDraft";
import { cartSignature } from "./cartSignature";
import * as words from "./words.en";

/** Invisible characters, such as the zero-width space that a chat puts around a copied code. */
const INVISIBLE = /\p{Cf}/gu;

const UNCHECKED = words.couponCheckedLater;

/**
 * The coupon of the cart. Only the platform knows its discount, so applying a coupon makes a checkout, which Continue then
 * uses (spec 7.2, Checkout: `couponCode`).
 */
export class CouponStore {
  /** The text in the field. */
  code = "";
  error = "";
  isApplying = false;
  readonly #disposables = new Disposables();
  readonly #api: CheckoutApi;
  readonly #draft: CheckoutDraft;
  readonly #cart: CartStore;

  constructor(api: CheckoutApi, draft: CheckoutDraft, cart: CartStore) {
    this.#api = api;
    this.#draft = draft;
    this.#cart = cart;
    makeAutoObservable(this);
  }

  /** From now on the discount is computed anew when the cart changes. */
  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.isOpen ? cartSignature(this.#cart.items) : ""),
        (unpriced) => unpriced !== "" && void this.tryOut(this.applied),
        { fireImmediately: true },
      ),
    );
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** The code that is sent with the order; empty without a coupon. */
  get applied(): string {
    return this.#draft.record.couponCode;
  }

  /**
   * The discount in rupees; undefined once the cart has changed since it was computed; 0 when the platform sends it only
   * later.
   */
  get discount(): number | undefined {
    const { checkout, cartSignature: known } = this.#draft.record;
    if (this.applied === "" || checkout === null || this.#cart.isSettling) return undefined;
    return known === cartSignature(this.#cart.items) ? checkout.couponDiscount : undefined;
  }

  type(code: string): void {
    this.code = code;
    this.error = "";
  }

  async apply(): Promise<void> {
    const couponCode = this.code.replace(INVISIBLE, "").trim().toUpperCase();
    if (couponCode === "") {
      this.error = words.enterCouponCode;
      return;
    }
    await this.tryOut(couponCode);
  }

  /** Applies a code that the store offers, as if the shopper had typed it. */
  async use(code: string): Promise<void> {
    this.type(code);
    await this.apply();
  }

  remove(): void {
    this.code = "";
    this.error = "";
    this.#draft.change({ couponCode: "", checkout: null });
  }

  /** Shows the platform's message under the field; the text stays so that it can be corrected. */
  refuse(message: string): void {
    runInAction(() => {
      this.code = this.applied || this.code;
      this.error = message;
    });
    this.#draft.change({ couponCode: "", checkout: null });
  }

  /** True in step 0 while the platform has not computed the coupon's discount for the current cart. */
  private get isOpen(): boolean {
    if (this.#draft.record.step !== 0 || this.#cart.isLoading || this.#cart.isSettling) return false;
    return this.#cart.count > 0 && this.applied !== "" && this.discount === undefined;
  }

  /** The call failed, so nothing is known about the coupon. */
  private keepUnchecked(): void {
    runInAction(() => {
      this.error = UNCHECKED;
    });
  }

  private async tryOut(couponCode: string): Promise<void> {
    const { items, totals } = this.#cart;
    if (this.isApplying || this.#cart.isSettling || totals === null || items.length === 0) return;
    this.isApplying = true;
    this.error = "";
    try {
      const checkout = await this.#api.create({ items, totals }, couponCode, createId());
      this.#draft.change({ couponCode, checkout, cartSignature: cartSignature(items) });
      this.type("");
    } catch (error) {
      if (error instanceof SessionEnded) return;
      if (couponCode === this.applied && !isRefusal(error)) this.keepUnchecked();
      else {
        this.type(couponCode);
        this.refuse(messageOf(error, words.couponNotChecked));
      }
    } finally {
      runInAction(() => {
        this.isApplying = false;
      });
    }
  }
}

const isRefusal = (error: unknown) => error instanceof HttpError && !error.retryable;
