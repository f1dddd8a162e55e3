import { and, asc, eq } from "drizzle-orm";
import type { OrderState } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { Db } from "../../../db/db.types";
import { orderEvents, orders } from "../../../db/schema/commerce";
import { organizations, stores } from "../../../db/schema/tenancy";
import { conflict, notFound } from "../../../errors";
import { sayLines } from "../../common/languages/sayLines";
import type { Shopper } from "../../common/Shopper.types";
import type { CalendarOf } from "../../store/storeCalendars";
import { type OrderRow, readItems } from "../orders/orderRows";
import { drawInvoice } from "./draw/drawInvoice";
import { InvoiceFonts } from "./draw/InvoiceFonts";
import type { InvoiceStore } from "./invoice.types";
import type { LogoReader } from "./LogoReader";
import { toInvoice } from "./toInvoice";
import { words } from "./words";

const COMES_TO_NOTHING: readonly OrderState[] = ["FAILED", "CANCELLED"];

/** Draws invoices of delivered orders on demand. They are not stored, because their data never changes. */
export class Invoices {
  private readonly fonts = new InvoiceFonts();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly logos: LogoReader,
    private readonly calendarOf: CalendarOf,
  ) {}

  /** @throws 404 for another shopper's order, 409 `INVOICE_NOT_READY` before the delivery */
  async pdf(shopper: Shopper, orderId: string): Promise<{ number: string; pdf: Buffer }> {
    const order = await this.deliveredOrder(shopper, orderId);
    const [items, deliveredAt, store] = await Promise.all([
      readItems(this.db.orm, [order.id]),
      this.deliveredAt(order),
      this.storeOf(order),
    ]);
    const invoice = toInvoice({
      order,
      items: await sayLines(this.db.orm, items),
      deliveredAt,
      buyerMobile: shopper.mobile,
      store,
    });
    return { number: invoice.number, pdf: await this.inTurn(() => drawInvoice(invoice, this.fonts)) };
  }

  private async deliveredOrder(shopper: Shopper, id: string): Promise<OrderRow> {
    const own = and(eq(orders.id, id), eq(orders.customerId, shopper.customerId));
    const [order] = await this.db.orm.select().from(orders).where(own);
    if (!order) throw notFound(words.noOrder);
    if (ORDER_STATES[order.orderState].isReceived) return order;
    const why = COMES_TO_NOTHING.includes(order.orderState) ? words.notDelivered : words.comesWithDelivery;
    throw conflict("INVOICE_NOT_READY", why);
  }

  private async deliveredAt(order: OrderRow): Promise<Date> {
    const [delivered] = await this.db.orm
      .select({ at: orderEvents.createdAt })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.state, "DELIVERED")))
      .orderBy(asc(orderEvents.id))
      .limit(1);
    return delivered?.at ?? order.orderDate;
  }

  private async storeOf({ storeId }: OrderRow): Promise<InvoiceStore> {
    const [found] = await this.db.orm
      .select({
        name: organizations.name,
        logoPath: organizations.logoPath,
        colors: stores.colors,
        support: stores.support,
        location: stores.location,
      })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(stores.id, storeId));
    if (!found) throw new Error("an order names a store that is not there");
    const { timeZone } = await this.calendarOf(this.db.orm, storeId);
    return {
      name: found.name,
      timeZone,
      primaryColor: found.colors.primaryColor,
      supportNumber: found.support.callSupportNumber,
      supportEmail: found.support.supportEmail,
      ...found.location,
      logo: await this.logos.read(found.logoPath),
    };
  }

  /** Drawing uses the one thread that serves everybody, so invoices are drawn one at a time, in small pieces. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
