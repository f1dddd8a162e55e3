import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { coupons } from "../../../db/schema/coupons";
import { badRequest, conflict, notFound } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import type { OwnersCoupon } from "../../sale/coupons/couponInRupees";
import { words } from "../words";

export type Coupon = typeof coupons.$inferSelect;

export class OwnerCoupons {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  list({ storeId }: Owner, wanted: Wanted): Promise<Page<Coupon>> {
    const { orm } = this.db;
    const ofStore = eq(coupons.storeId, storeId);
    return readPage(wanted, orm.$count(coupons, ofStore), (limit, offset) =>
      orm.select().from(coupons).where(ofStore).orderBy(asc(coupons.code)).limit(limit).offset(offset),
    );
  }

  /** @throws 400 for a coupon that is not valid, 409 `COUPON_EXISTS` */
  add(owner: Owner, coupon: OwnersCoupon): Promise<void> {
    const { percent, amountPaise, perCustomer } = coupon;
    const code = coupon.code.toUpperCase();
    if (!/^[A-Z0-9_-]{2,40}$/.test(code)) throw badRequest(words.couponCode);
    if ((percent === null) === (amountPaise === null)) throw badRequest(words.percentOrAmount);
    if (percent !== null && !(percent >= 1 && percent <= 100)) throw badRequest(words.percentage);
    if (amountPaise !== null && !(amountPaise > 0)) throw badRequest(words.amountAboveZero);
    if (!(Number.isInteger(perCustomer) && perCustomer > 0)) throw badRequest(words.useOnceOrMore);
    return inTransaction(this.db, async (tx) => {
      const row = { ...coupon, code, id: randomUUID(), storeId: owner.storeId, isActive: true };
      const added = await tx.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id });
      if (added.length === 0) throw conflict("COUPON_EXISTS", words.couponExists(code));
      await recordAudit(tx, owner, "coupon.added", { code }, this.clock.now());
    });
  }

  /** @throws 404 */
  setActive(owner: Owner, typed: string, isActive: boolean): Promise<void> {
    const code = typed.toUpperCase();
    return inTransaction(this.db, async (tx) => {
      const its = and(eq(coupons.storeId, owner.storeId), eq(coupons.code, code));
      const changed = await tx.update(coupons).set({ isActive }).where(its).returning({ id: coupons.id });
      if (changed.length === 0) throw notFound(words.noCoupon(code));
      const what = isActive ? "coupon.started" : "coupon.ended";
      await recordAudit(tx, owner, what, { code }, this.clock.now());
    });
  }
}
