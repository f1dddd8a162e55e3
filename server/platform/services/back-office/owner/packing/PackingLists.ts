import { eq } from "drizzle-orm";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { Db } from "../../../../db/db.types";
import { organizations, stores } from "../../../../db/schema/tenancy";
import { conflict, notFound } from "../../../../errors";
import type { OrderExtras } from "../../../../plugin/OrderExtras";
import type { Owner } from "../../../common/audit/Owner.types";
import { sayLines } from "../../../common/languages/sayLines";
import { InvoiceFonts } from "../../../sale/invoices/draw/InvoiceFonts";
import { readItems } from "../../../sale/orders/orderRows";
import { words } from "../../words";
import type { OwnerOrders } from "../OwnerOrders";
import { drawPackingList } from "./drawPackingList";

/** A longer list is drawn in several pages, so that no answer takes minutes. */
const ORDERS_TO_A_PART = 500;

export interface PackingPart {
  pdf: Buffer;
  count: number;
  /** The number of this part, counted from 1. */
  part: number;
  parts: number;
  /** How many orders all parts have. */
  total: number;
}

/** Makes lists of what has to be packed, for printing. */
export class PackingLists {
  private readonly fonts = new InvoiceFonts();

  constructor(
    private readonly db: Db,
    private readonly ownerOrders: OwnerOrders,
    private readonly extras: Pick<OrderExtras, "packingLines">,
  ) {}

  /**
   * One part of the list of every placed order that is not packed yet. @throws 404 for a part that is not there, 409
   * `NOTHING_TO_PACK`
   */
  async part(owner: Owner, part: number, slot?: string): Promise<PackingPart> {
    return this.draw(owner, await this.toPack(owner, slot), part);
  }

  /**
   * The whole list, part by part. Its orders are read once, so an order that is packed meanwhile moves none of the others.
   * @param names numbers or ids of orders; when empty, every placed order that is not packed yet @throws 404 for an unknown
   * order, 409 `NOTHING_TO_PACK`
   */
  async *parts(owner: Owner, names: readonly string[], slot?: string): AsyncGenerator<PackingPart> {
    const ids = names.length > 0 ? await this.named(owner, names) : await this.toPack(owner, slot);
    let part = 1;
    for (;;) {
      const drawn = await this.draw(owner, ids, part);
      yield drawn;
      if (part >= drawn.parts) return;
      part += 1;
    }
  }

  private toPack(owner: Owner, slot: string | undefined): Promise<string[]> {
    return this.ownerOrders.ids(owner, {
      states: orderStatesThat(({ atCounter }) => atCounter === "waits"),
      isPacked: false,
      slot,
    });
  }

  private async named(owner: Owner, names: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push((await this.ownerOrders.get(owner, name)).id);
    return [...new Set(ids)];
  }

  private async draw(owner: Owner, ids: readonly string[], part: number): Promise<PackingPart> {
    if (ids.length === 0) throw conflict("NOTHING_TO_PACK", words.nothingToPack);
    const from = (part - 1) * ORDERS_TO_A_PART;
    const ofPart = ids.slice(from, from + ORDERS_TO_A_PART);
    if (ofPart.length === 0) throw notFound(words.noPackingPage(part));
    const orders = await sayLines(this.db.orm, await this.ownerOrders.these(owner, ofPart));
    const items = await readItems(this.db.orm, ofPart);
    const entries = orders.map((order) => ({
      order,
      skus: items.filter(({ orderId }) => orderId === order.id).map(({ sku }) => sku),
      notes: this.extras.packingLines(order.extras),
    }));
    const [store] = await this.db.orm
      .select({ name: organizations.name })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(stores.id, owner.storeId));
    const pdf = await drawPackingList(store?.name ?? "", entries, { first: from + 1, of: ids.length }, this.fonts);
    const parts = Math.ceil(ids.length / ORDERS_TO_A_PART);
    return { pdf, count: orders.length, part, parts, total: ids.length };
  }
}
