import { makeAutoObservable } from "mobx";
import { coupons, type OfferedCoupon } from "#contract/sale/coupons.ts";
import type { CartStore } from "#domain/cart/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { goodsPaise } from "#domain/checkout/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";

export interface CouponOffer {
  coupon: OfferedCoupon;
  /**
   * How much the cart is short of the coupon's minimum; 0 when it can be used, undefined while the cart's value is unknown.
   */
  missingPaise: number | undefined;
}

/**
 * The coupons that the store shows to this shopper. Empty when the platform does not answer: not every platform has this
 * call (reading 34), and a code can still be typed.
 */
export class CouponOffers {
  readonly #query: ObservableQuery<OfferedCoupon[]>;
  readonly #cart: Pick<CartStore, "totals">;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    session: { readonly customerId: string },
    cart: Pick<CartStore, "totals">,
  ) {
    this.#cart = cart;
    this.#query = queries.observe(() => ({
      key: [CUSTOMER_KEY, session.customerId, "coupons"],
      retries: 0,
      fetch: async (signal) => (await api.call(coupons.offered, { signal })).coupons,
    }));
    makeAutoObservable(this);
  }

  /** Coupons that can be used now come first, then those that are short of least. */
  get list(): CouponOffer[] {
    const worth = goodsPaise(this.#cart.totals);
    const offers = (this.#query.data ?? []).map((coupon) => ({ coupon, missingPaise: missing(coupon, worth) }));
    return offers.sort((one, other) => distance(one) - distance(other));
  }
}

const distance = ({ missingPaise }: CouponOffer): number => missingPaise ?? Number.MAX_SAFE_INTEGER;

function missing({ minimum }: OfferedCoupon, worth: number | undefined): number | undefined {
  if (minimum === undefined) return 0;
  return worth === undefined ? undefined : Math.max(0, toPaise(minimum) - worth);
}
