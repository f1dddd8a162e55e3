import type { coupons } from "../../../db/schema/coupons";
import { paiseToRupees } from "../../../money";

type Row = Pick<
  typeof coupons.$inferSelect,
  "code" | "percent" | "amountPaise" | "minimumPaise" | "maximumDiscountPaise" | "expiresAt" | "perCustomer"
>;

/** A coupon as an owner writes it, in `store.yaml` and to the admin API; what it does not have is left out. */
export const couponInRupees = ({ code, percent, expiresAt, perCustomer, ...paise }: Row) => ({
  code,
  ...(percent !== null && { percent }),
  ...(paise.amountPaise !== null && { amount: paiseToRupees(paise.amountPaise) }),
  ...(paise.minimumPaise > 0 && { minimum: paiseToRupees(paise.minimumPaise) }),
  ...(paise.maximumDiscountPaise !== null && { atMost: paiseToRupees(paise.maximumDiscountPaise) }),
  ...(expiresAt !== null && { expires: expiresAt.toISOString() }),
  ...(perCustomer !== 1 && { perCustomer }),
});
