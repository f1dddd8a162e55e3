import { and, asc, eq, gte } from "drizzle-orm";
import type { Board, BoardNumbers } from "#contract/board.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { type BoardColumn, boardColumnOf } from "#contract/sale/states/boardColumnOf.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { paiseToRupees } from "../../../money";
import { isOpenAtCounter } from "./counterStages";
import { isPickedUp } from "./isPickedUp";

/** From where the customers stand, more numbers could not be read. */
const TO_A_COLUMN = 40;
const HOUR_MS = 3_600_000;
/** For how long an order is shown. After it, nobody is expected to wait for it in front of the board. */
const SHOWN_FOR_MS: Record<BoardColumn, number> = { preparing: 12 * HOUR_MS, ready: 6 * HOUR_MS };
/** An order may be packed at the end of its time in the first column. */
const LOOKED_BACK_MS = SHOWN_FOR_MS.preparing + SHOWN_FOR_MS.ready;

interface Entry {
  number: string;
  /** When the order came into its column, as far as the platform knows. */
  since: Date;
}

/** What customers in the shop see of the orders that are picked up there: only numbers (ADR 52). */
export class PickupBoard {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async read(storeId: string): Promise<Board> {
    const now = this.clock.now().getTime();
    const { orderNumber, orderDate, orderState, packedAt, paymentMethod, paymentStatus, finalPricePaise } = orders;
    const isRecent = gte(orderDate, new Date(now - LOOKED_BACK_MS));
    const rows = await this.db.orm
      .select({ orderNumber, orderDate, orderState, packedAt, paymentMethod, paymentStatus, finalPricePaise })
      .from(orders)
      .where(and(eq(orders.storeId, storeId), isOpenAtCounter, isRecent, isPickedUp))
      .orderBy(asc(orders.orderDate), asc(orders.id));
    const entries: Record<BoardColumn, Entry[]> = { preparing: [], ready: [] };
    for (const row of rows) {
      const isPacked = row.packedAt !== null;
      const column = boardColumnOf({ ...row, isPacked, finalPrice: paiseToRupees(row.finalPricePaise) });
      if (column === undefined) continue;
      const since = row.packedAt ?? row.orderDate;
      if (now - since.getTime() > SHOWN_FOR_MS[column]) continue;
      entries[column].push({ number: spokenNumber(row.orderNumber), since });
    }
    entries.ready.sort((a, b) => b.since.getTime() - a.since.getTime());
    return { preparing: columnOf(entries.preparing), ready: columnOf(entries.ready) };
  }
}

const columnOf = (entries: readonly Entry[]): BoardNumbers => ({
  numbers: entries.slice(0, TO_A_COLUMN).map(({ number }) => number),
  total: entries.length,
});
