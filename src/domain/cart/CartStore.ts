import { makeAutoObservable, reaction } from "mobx";
import type { Cart, CartItem } from "../../contract/sale/carts";
import type { Clock } from "../../kernel/clock/Clock";
import { NetworkError, SessionEnded } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { Disposables } from "../../kernel/lifecycle/Disposables";
import type { Navigation } from "../../kernel/navigation/Navigation";
import { applyChanges } from "./applyChanges";
import type { CartCandidate, CartChange, CartSession } from "./Cart.types";
import type { CartApi } from "./CartApi";
import type { CartNotices } from "./CartNotices";
import { CartSync } from "./CartSync";
import type { CartWishes } from "./CartWishes";

/**
 * The one cart that the badge, the cards, the product page and the cart page read: it changes with the tap and settles to
 * the platform's answer. A guest's wish waits for the login (spec 4, 6).
 */
export class CartStore {
  private readonly disposables = new Disposables();

  private readonly sync: CartSync;

  constructor(
    api: CartApi,
    clock: Clock,
    private readonly session: CartSession,
    /** What goes into the cart when the guest has logged in. */
    readonly wishes: CartWishes,
    private readonly notices: CartNotices,
    private readonly navigation: Navigation,
  ) {
    this.sync = new CartSync(api, clock, {
      settled: (change) => this.settled(change),
      refused: (change, error) => this.refused(change, error),
    });
    makeAutoObservable<this, "disposables" | "session" | "notices" | "navigation" | "sync">(this, {
      disposables: false,
      session: false,
      wishes: false,
      notices: false,
      navigation: false,
      sync: false,
    });
  }

  /** Loads the cart once the shopper is logged in and a cart id exists (spec 4), and adds what they wished as a guest. */
  start(): void {
    this.disposables.add(
      reaction(
        () => (this.session.isLoggedIn ? this.session.cartId : ""),
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
    this.disposables.add(() => window.removeEventListener("online", readAgain));
  }

  dispose(): void {
    this.disposables.dispose();
    this.sync.open("");
  }

  get id(): string {
    return this.session.isLoggedIn ? this.session.cartId : "";
  }

  get items(): CartItem[] {
    return applyChanges(this.sync.lines, this.sync.unanswered);
  }

  /** The badge: the number of line items (reading 16). */
  get count(): number {
    return this.items.length;
  }

  quantityOf(variantId: string): number {
    return this.items.find((item) => item.productVariantId === variantId)?.quantity ?? 0;
  }

  /** True while a change waits for the platform's answer: the totals shown are the last ones it gave. */
  get isSettling(): boolean {
    return this.sync.unanswered.length > 0;
  }

  /** Until the first answer there is nothing to show and nothing to call empty. */
  get isLoading(): boolean {
    return this.sync.confirmed === null && this.sync.loadError === null;
  }

  /** The cart could not be read and there is none to show instead. */
  get loadError(): unknown {
    return this.sync.confirmed === null ? this.sync.loadError : null;
  }

  /** The platform's totals; null before its first answer. Pending while `isSettling`. */
  get totals(): Omit<Cart, "id" | "data"> | null {
    return this.sync.confirmed;
  }

  /** Lines with which no order could be placed (bar 5). */
  get blockedItems(): CartItem[] {
    return this.items.filter((item) => item.insufficientStock);
  }

  /** @param quantity of a customer's; a guest wishes for one (spec 9) */
  add(candidate: CartCandidate, quantity = 1): void {
    if (!this.session.isLoggedIn) this.keepForLogin(candidate);
    else if (this.id !== "") this.sync.tap(candidate.productVariantId, quantity, candidate);
    else {
      this.wishes.add(candidate);
      void this.session.loadProfile();
    }
  }

  /** So many more of it in one call, without a word: who calls tells the shopper what came of it. */
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

  /** One more of a line that is in the cart. */
  increase(variantId: string): void {
    const line = this.items.find((item) => item.productVariantId === variantId);
    if (line !== undefined) this.sync.tap(variantId, 1, candidateOf(line));
  }

  /** Takes `quantity` away; only ever called on when there is something to take (spec 5, Checkout). */
  remove(variantId: string, quantity = 1): void {
    const taken = Math.min(quantity, this.quantityOf(variantId));
    if (taken > 0) this.sync.tap(variantId, -taken);
  }

  removeLine(variantId: string): void {
    this.remove(variantId, this.quantityOf(variantId));
  }

  /** Reads the cart from the platform; never rejects. */
  async reload(): Promise<void> {
    if (this.session.isLoggedIn && this.id === "" && !(await this.session.loadProfile())) {
      this.sync.fail(new NetworkError());
      return;
    }
    await this.sync.read();
  }

  /** An order was placed with all of it (spec 4): empty at once, and then as the platform says. */
  clear(): void {
    const { confirmed } = this.sync;
    if (confirmed === null) return;
    const nothing = { totalPrice: 0, totalDiscount: 0, couponDiscount: 0, tax: 0, finalPrice: 0 };
    this.sync.replace({ ...confirmed, ...nothing, data: [] });
    void this.reload();
  }

  private open(cartId: string): void {
    this.sync.open(cartId);
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
    this.navigation.go("/login", { state: { from: this.navigation.path, isBelow: true } });
  }

  private settled(change: CartChange): void {
    this.wishes.drop(change.key);
    if (!change.isQuiet) this.notices.settled(change.delta);
  }

  private refused(change: CartChange, error: unknown): void {
    if (error instanceof SessionEnded) {
      if (change.delta > 0 && change.candidate) this.keepForLogin(change.candidate);
      return;
    }
    if (!isWorthAnotherLogin(error)) this.wishes.drop(change.key);
    if (!change.isQuiet) this.notices.refused(change.delta, error);
  }
}

/** What a call says of a line that is in the cart already: the same as of a new one. */
function candidateOf({ currentAvailableQuantity, ...line }: CartItem): CartCandidate {
  return { ...line, availableQuantity: currentAvailableQuantity };
}

/** A wish that met a dead network waits for the next start; one that was refused would only be refused again. */
function isWorthAnotherLogin(error: unknown): boolean {
  return typeof error === "object" && error !== null && (error as { retryable?: boolean }).retryable === true;
}
