import { eq } from "drizzle-orm";
import type { OrderState, WholeOrder, WholeOrderPage } from "#contract/sale/orders.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { orders } from "../../../db/schema/commerce";
import { together } from "../../../db/together";
import { badRequest, conflict, notFound } from "../../../errors";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import { cleanText } from "../../common/cleanText";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { Shopper } from "../../common/Shopper.types";
import type { StoreCalendar } from "../../store/calendar";
import type { CalendarOf } from "../../store/storeCalendars";
import { type LockedCheckout, lockedCheckout } from "../checkouts/assessCheckout";
import { words } from "../words";
import { isCashReceived } from "./isCashReceived";
import { openPaymentOf } from "./openPayment";
import { lockOrder, readItems, readOrder, readOrderPage, toOrder } from "./orderRows";
import { applyShoppersRequest, applyStoresChange, type StateRequest } from "./orderStates";
import { placeOrder } from "./placeOrder";
import { readTimeline } from "./timeline";

const MAX_REASON_LENGTH = 500;

/** A shopper's own orders; the orders of others are answered as not found. */
export class Orders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
    private readonly extras: OrderExtras,
    private readonly calendarOf: CalendarOf,
  ) {}

  list(shopper: Shopper, page: number, size: number): Promise<WholeOrderPage> {
    return readOrderPage(this.db.orm, shopper, page, size);
  }

  async get(shopper: Shopper, id: string): Promise<WholeOrder> {
    const order = await readOrder(this.db.orm, shopper, id);
    const { orm } = this.db;
    const extras = (await this.extras.of(orm, [id]))(id);
    return { ...order, ...(await openPaymentOf(orm, order)), timeline: await readTimeline(orm, id), extras };
  }

  /**
   * @throws 400 without a key, 404 for another shopper's checkout, 409 `CHECKOUT_CHANGED` or `INSUFFICIENT_STOCK` with
   * the lines as they are now, `CHECKOUT_INCOMPLETE`, `PAYMENT_METHOD_UNAVAILABLE`, `STORE_CLOSED`
   */
  async place(shopper: Shopper, checkoutId: string, intent: Intent): Promise<WholeOrder> {
    if (!intent.key) {
      throw badRequest(words.keyToPlaceOnce, "IDEMPOTENCY_KEY_MISSING");
    }
    return this.keyed.run<WholeOrder, [LockedCheckout, StoreCalendar]>(
      intent,
      (tx, [locked, { timeZone }]) =>
        placeOrder(tx, shopper, checkoutId, this.clock.now(), { timeZone, extras: this.extras, locked }),
      (tx) => together([() => lockedCheckout(tx, shopper, checkoutId), () => this.calendarOf(tx, shopper.storeId)]),
    );
  }

  /**
   * @throws 409 `ORDER_NOT_CANCELLABLE` once the order has left the store, `ORDER_STATE_REFUSED` for states that only
   * the store sets
   */
  async setState(shopper: Shopper, id: string, request: StateRequest, intent: Intent): Promise<WholeOrder> {
    const reason = cleanText(request.reason);
    if (reason.length > MAX_REASON_LENGTH) throw badRequest(words.reasonTooLong);
    return this.keyed.run(intent, async (tx) => {
      const order = await lockOrder(tx, shopper, id);
      // Cash that was received is given back over the counter, when the store cancels the order.
      if (request.orderState === "CANCELLED" && isCashReceived(order)) {
        throw conflict("ORDER_NOT_CANCELLABLE", words.cancelInShop);
      }
      const changed = await applyShoppersRequest(tx, order, { ...request, reason }, this.clock.now());
      return { ...toOrder(changed, await readItems(tx, [id])), timeline: await readTimeline(tx, id) };
    });
  }

  /** Changes the state for the store. The caller has checked that it is the store. */
  async setStateByStore(id: string, orderState: OrderState): Promise<WholeOrder> {
    return inTransaction(this.db, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
      if (!order) throw notFound(words.noOrder);
      const changed = await applyStoresChange(tx, order, orderState, this.clock.now());
      return toOrder(changed, await readItems(tx, [id]));
    });
  }
}
