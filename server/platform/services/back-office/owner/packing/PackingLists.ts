import { eq } from "drizzle-orm";
import type { Db } from "../../../../db/db.types";
import { organizations, stores } from "../../../../db/schema/tenancy";
import { conflict } from "../../../../errors";
import type { OrderExtras } from "../../../../plugin/OrderExtras";
import type { Owner } from "../../../common/audit/Owner.types";
import { InvoiceFonts } from "../../../sale/invoices/draw/InvoiceFonts";
import { readItems } from "../../../sale/orders/orderRows";
import type { OwnerOrders } from "../OwnerOrders";
import { drawPackingList } from "./drawPackingList";

/** Nobody packs from a longer list. */
const MOST_ORDERS = 500;

/** Makes lists of what has to be packed, to print. */
export class PackingLists {
  private readonly fonts = new InvoiceFonts();

  constructor(
    private readonly db: Db,
    private readonly ownerOrders: OwnerOrders,
    private readonly extras: Pick<OrderExtras, "packingLines">,
  ) {}

  /**
   * @param names numbers or ids of orders; when left out, every placed order that is not packed yet
   * @throws 404 for an unknown order, 409 `NOTHING_TO_PACK`
   */
  async pdf(owner: Owner, names: readonly string[], slot?: string): Promise<{ pdf: Buffer; count: number }> {
    const wanted =
      names.length > 0
        ? await Promise.all(names.map((name) => this.ownerOrders.get(owner, name)))
        : await this.ownerOrders.list(owner, { state: "PLACED", isPacked: false, slot, size: MOST_ORDERS });
    if (wanted.length === 0) throw conflict("NOTHING_TO_PACK", "There is nothing to pack.");
    const items = await readItems(
      this.db.orm,
      wanted.map(({ id }) => id),
    );
    const entries = wanted.map((order) => ({
      order,
      skus: items.filter(({ orderId }) => orderId === order.id).map(({ sku }) => sku),
      notes: this.extras.packingLines(order.extras),
    }));
    const [store] = await this.db.orm
      .select({ name: organizations.name })
      .from(stores)
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(stores.id, owner.storeId));
    return { pdf: await drawPackingList(store?.name ?? "", entries, this.fonts), count: wanted.length };
  }
}
