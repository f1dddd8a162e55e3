import { makeAutoObservable, reaction } from "mobx";
import type { Cart, CartItem } from "#contract/sale/carts.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import { isPassing, NetworkError, SessionEnded } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import { applyChanges } from "./applyChanges";
import type { CartCandidate, CartChange, CartSession } from "./Cart.types";
import type { CartApi } from "./CartApi";
import type { CartNotices } from "./CartNotices";
import { type CartOutcomes, CartSync } from "./CartSync";
import type { CartWishes } from "./CartWishes";

/**
 * The one cart that the badge, the cards, the product page and the cart page read. A tap changes it at once; the platform's
 * answer then replaces the guess. A guest's wish waits for the login (spec 4, 6).
 */
export class CartStore {
  readonly #disposables = new Disposables();
  private sync: CartSync;
  readonly #syncOf: (cartId: string) => CartSync;
  readonly #session: CartSession;
  readonly #notices: CartNotices;
  readonly #navigation: Navigation;

  constructor(
    api: CartApi,
    clock: Clock,
    session: CartSession,
    /** What a guest wants to buy; it goes into the cart after the login. */
    readonly wishes: CartWishes,
    notices: CartNotices,
    navigation: Navigation,
  ) {
    this.#session = session;
    this.#notices = notices;
    this.#navigation = navigation;
    const outcomes: CartOutcomes = {
      settled: (change) => this.settled(change),
      refused: (change, error) => this.refused(change, error),
    };
    this.#syncOf = (cartId) => new CartSync(api, clock, outcomes, cartId);
    this.sync = this.#syncOf("");
    makeAutoObservable(this, { wishes: false });
  }

  /** Loads the cart once the shopper is logged in and a cart id exists (spec 4), and adds the wishes made as a guest. */
  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#session.isLoggedIn ? this.#session.cartId : ""),
        (cartId) => this.open(cartId),
        { fireImmediately: true },
      ),
    );
    if (typeof window === "undefined") return;
    const readAgain = () => {
      void this.reload();
      this.fulfilWishes();
    };
    window.addEventListener("online", readAgain);
    this.#disposables.add(() => window.removeEventListener("online", readAgain));
  }

  dispose(): void {
    this.#disposables.dispose();
    this.open("");
  }

  get id(): string {
    return this.#session.isLoggedIn ? this.#session.cartId : "";
  }

  get items(): CartItem[] {
    return applyChanges(this.sync.lines, this.sync.unanswered);
  }

  /** The number on the badge: the number of line items (reading 16). */
  get count(): number {
    return this.items.length;
  }

  quantityOf(variantId: string): number {
    return this.items.find((item) => item.productVariantId === variantId)?.quantity ?? 0;
  }

  /** True while the platform has not answered a change; the totals are then those of its last answer. */
  get isSettling(): boolean {
    return this.sync.unanswered.length > 0;
  }

  /** True until the first answer. Before it nobody knows whether the cart is empty. */
  get isLoading(): boolean {
    return this.sync.confirmed === null && this.sync.loadError === null;
  }

  /** The error when the cart could not be read and no earlier one can be shown. */
  get loadError(): unknown {
    return this.sync.confirmed === null ? this.sync.loadError : null;
  }

  /** The platform's totals: null before its first answer, out of date while `isSettling`. */
  get totals(): Omit<Cart, "id" | "data"> | null {
    return this.sync.confirmed;
  }

  /** Lines that prevent an order, because too little is in stock (bar 5). */
  get blockedItems(): CartItem[] {
    return this.items.filter((item) => item.insufficientStock);
  }

  /** @param quantity how many a customer adds; a guest's wish is always for one (spec 9) */
  add(candidate: CartCandidate, quantity = 1): void {
    if (!this.#session.isLoggedIn) this.keepForLogin(candidate);
    else if (this.id !== "") this.sync.tap(candidate.productVariantId, quantity, candidate);
    else {
      this.wishes.add(candidate);
      void this.#session.loadProfile();
    }
  }

  /** Adds this many in one call and shows no message; the caller tells the shopper the result. */
  addQuietly(candidate: CartCandidate, quantity: number): void {
    if (this.id === "") return;
    this.sync.enqueue({
      key: createId(),
      variantId: candidate.productVariantId,
      delta: quantity,
      candidate,
      isQuiet: true,
    });
  }

  /** Adds one to a line that is in the cart. */
  increase(variantId: string): void {
    const line = this.items.find((item) => item.productVariantId === variantId);
    if (line !== undefined) this.sync.tap(variantId, 1, candidateOf(line));
  }

  /** Removes up to `quantity`; does nothing when there is nothing to remove (spec 5, Checkout). */
  remove(variantId: string, quantity = 1): void {
    const taken = Math.min(quantity, this.quantityOf(variantId));
    if (taken > 0) this.sync.tap(variantId, -taken);
  }

  removeLine(variantId: string): void {
    this.remove(variantId, this.quantityOf(variantId));
  }

  /** Reads the cart from the platform; never rejects. */
  async reload(): Promise<void> {
    if (this.#session.isLoggedIn && this.id === "" && !(await this.#session.loadProfile())) {
      this.sync.fail(new NetworkError());
      return;
    }
    await this.sync.read();
  }

  /** Called when the whole cart was ordered (spec 4): shows it empty at once, then reads it from the platform. */
  clear(): void {
    const { confirmed } = this.sync;
    if (confirmed === null) return;
    const nothing = { totalPrice: 0, totalDiscount: 0, couponDiscount: 0, tax: 0, finalPrice: 0 };
    this.sync.replace({ ...confirmed, ...nothing, data: [] });
    void this.reload();
  }

  private open(cartId: string): void {
    this.sync.close();
    this.sync = this.#syncOf(cartId);
    if (cartId === "") return;
    void this.sync.read();
    this.fulfilWishes();
  }

  private fulfilWishes(): void {
    if (this.id === "") return;
    for (const { key, candidate } of this.wishes.all) {
      if (this.sync.unanswered.some((change) => change.key === key)) continue;
      this.sync.enqueue({ key, variantId: candidate.productVariantId, delta: 1, candidate, isWish: true });
    }
  }

  private keepForLogin(candidate: CartCandidate): void {
    this.wishes.add(candidate);
    this.#navigation.go("/login", { state: { from: this.#navigation.path, isBelow: true } });
  }

  private settled(change: CartChange): void {
    this.wishes.drop(change.key);
    if (!change.isQuiet) this.#notices.settled(change.delta);
  }

  private refused(change: CartChange, error: unknown): void {
    if (error instanceof SessionEnded) {
      if (change.delta > 0 && change.candidate) this.keepForLogin(change.candidate);
      return;
    }
    // A wish that failed for lack of a network is tried again at the next start. A refused one would be refused again.
    if (!isPassing(error)) this.wishes.drop(change.key);
    if (!change.isQuiet) this.#notices.refused(change.delta, error);
  }
}

/** The candidate for one more of a line. */
function candidateOf({ currentAvailableQuantity, ...line }: CartItem): CartCandidate {
  return { ...line, availableQuantity: currentAvailableQuantity };
}
