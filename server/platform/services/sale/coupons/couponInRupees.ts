import type { coupons } from "../../../db/schema/coupons";
import { paiseToRupees } from "../../../money";

/** The fields of a coupon that an owner sets. */
export type OwnersCoupon = Pick<
  typeof coupons.$inferSelect,
  | "code"
  | "percent"
  | "amountPaise"
  | "minimumPaise"
  | "maximumDiscountPaise"
  | "expiresAt"
  | "perCustomer"
  | "isOffered"
>;

/** A coupon as owners write it in `store.yaml` and in the admin API. Fields without a value are left out. */
export const couponInRupees = ({ code, percent, expiresAt, perCustomer, isOffered, ...paise }: OwnersCoupon) => ({
  code,
  ...(percent !== null && { percent }),
  ...(paise.amountPaise !== null && { amount: paiseToRupees(paise.amountPaise) }),
  ...(paise.minimumPaise > 0 && { minimum: paiseToRupees(paise.minimumPaise) }),
  ...(paise.maximumDiscountPaise !== null && { atMost: paiseToRupees(paise.maximumDiscountPaise) }),
  ...(expiresAt !== null && { expires: expiresAt.toISOString() }),
  ...(perCustomer !== 1 && { perCustomer }),
  ...(isOffered && { offered: true }),
});
