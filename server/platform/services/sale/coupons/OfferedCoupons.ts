import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { OfferedCoupon } from "#contract/sale/coupons.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { couponCounts, coupons } from "../../../db/schema/coupons";
import type { Shopper } from "../../common/Shopper.types";
import { couponInRupees } from "./couponInRupees";

/** More than a shopper reads. If an owner offers more, the first ones by code are shown. */
const MOST = 20;

/** The coupons that an owner shows to every shopper. */
export class OfferedCoupons {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The valid coupons that this shopper has not used up, in the order of their codes. */
  async list({ storeId, customerId }: Shopper): Promise<OfferedCoupon[]> {
    const isRunning = or(isNull(coupons.expiresAt), gt(coupons.expiresAt, this.clock.now()));
    const isLeft = or(isNull(couponCounts.used), lt(couponCounts.used, coupons.perCustomer));
    const rows = await this.db.orm
      .select({ coupon: coupons })
      .from(coupons)
      .leftJoin(couponCounts, and(eq(couponCounts.couponId, coupons.id), eq(couponCounts.customerId, customerId)))
      .where(
        and(eq(coupons.storeId, storeId), eq(coupons.isActive, true), eq(coupons.isOffered, true), isRunning, isLeft),
      )
      .orderBy(asc(coupons.code))
      .limit(MOST);
    return rows.map(({ coupon }) => {
      const { perCustomer: _, offered: __, ...shown } = couponInRupees(coupon);
      return shown;
    });
  }
}
