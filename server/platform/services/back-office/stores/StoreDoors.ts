import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { subscriptions } from "../../../db/schema/subscriptions";
import { stores } from "../../../db/schema/tenancy";
import { badRequest } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { cleanText } from "../../common/cleanText";
import { lockDoor } from "../../common/doors/lockDoor";
import { lockFolders } from "../folders/lockFolders";
import { words } from "../words";

const LONGEST_REASON = 200;

/** What goes on, or waits, while a store is closed. */
export interface WhileClosed {
  /** Orders on their way. */
  orders: number;
  /** Subscriptions without deliveries until then. */
  subscriptions: number;
}

/** Closes stores for a time and opens them again (ADR 68). */
export class StoreDoors {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * When this resolves, no order comes any more: those that were being placed are placed or refused. A store that is closed
   * already gets the new reason.
   * @throws 400 for a reason that is too long
   */
  close(owner: Owner, given: string): Promise<WhileClosed> {
    const reason = cleanText(given);
    if (reason.length > LONGEST_REASON) throw badRequest(words.reasonAtMost(LONGEST_REASON));
    return inTransaction(this.db, async (tx) => {
      const { storeId } = owner;
      const now = this.clock.now();
      // An import may hold the store's row for a minute, in which no order must wait.
      await lockFolders(tx);
      await lockDoor(tx, storeId);
      await tx
        .update(stores)
        .set({ closedAt: sql`coalesce(${stores.closedAt}, ${now.toISOString()})`, closedReason: reason || null })
        .where(eq(stores.id, storeId));
      await recordAudit(tx, owner, "store.closed", { reason }, now);
      const onTheirWay = inArray(orders.orderState, ["PENDING", "PLACED", "SHIPPED"]);
      const { storeId: ofStore, isActive, removedAt } = subscriptions;
      return {
        orders: await tx.$count(orders, and(eq(orders.storeId, storeId), onTheirWay)),
        subscriptions: await tx.$count(subscriptions, and(eq(ofStore, storeId), eq(isActive, true), isNull(removedAt))),
      };
    });
  }

  /** @returns false where the store was not closed */
  open(owner: Owner): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      await lockFolders(tx);
      const [before] = await tx.select({ closedAt: stores.closedAt }).from(stores).where(eq(stores.id, owner.storeId));
      if (before === undefined || before.closedAt === null) return false;
      await tx.update(stores).set({ closedAt: null, closedReason: null }).where(eq(stores.id, owner.storeId));
      await recordAudit(tx, owner, "store.opened", {}, this.clock.now());
      return true;
    });
  }
}
