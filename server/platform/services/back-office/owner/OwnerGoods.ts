import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { products, productVariants } from "../../../db/schema/catalogue";
import { badRequest, conflict, notFound } from "../../../errors";
import { paiseToRupees, rupeesText } from "../../../money";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { nameOfKept } from "../../common/options/nameOfKept";
import { ownersCount } from "../../common/ownersCount";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import { words } from "../words";

export interface StockLine {
  sku: string;
  product: string;
  /** Distinguishes it from the product's other variants: `500 g`, `Maroon · XL`. */
  variant: string;
  stock: number;
  pricePaise: number;
  mrpPaise: number;
  isVisible: boolean;
}

const MOST_PIECES = 100_000_000;
const MOST_PAISE = 2_000_000_000;

/** Lets an owner read and set stock and prices, by SKU. */
export class OwnerGoods {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @param atMost only variants with this many pieces or fewer */
  stock({ storeId }: Owner, wanted: Wanted, atMost?: number): Promise<Page<StockLine>> {
    const { id, sku, availableQuantity, sellingPricePaise, mrpPaise, isVisible, weight, weightUnit, options } =
      productVariants;
    const { orm } = this.db;
    const which = and(
      eq(productVariants.storeId, storeId),
      atMost === undefined ? undefined : lte(availableQuantity, atMost),
    );
    return readPage(wanted, orm.$count(productVariants, which), async (limit, offset) => {
      const rows = await orm
        .select({
          sku,
          product: products.name,
          stock: availableQuantity,
          pricePaise: sellingPricePaise,
          mrpPaise,
          isVisible,
          variant: { weight, weightUnit, options },
        })
        .from(productVariants)
        .innerJoin(products, eq(products.id, productVariants.productId))
        .where(which)
        .orderBy(asc(products.position), asc(productVariants.position), asc(id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ variant, ...line }) => ({ ...line, variant: nameOfKept(variant) }));
    });
  }

  /**
   * @param change the new number of pieces, or a difference, which does not undo what orders take meanwhile @throws 404 for
   * an unknown SKU, 409 `INSUFFICIENT_STOCK` when the result would be below 0
   */
  setStock(owner: Owner, sku: string, change: { to: number } | { by: number }): Promise<number> {
    const pieces = "to" in change ? change.to : Math.abs(change.by);
    if (!Number.isInteger(pieces) || pieces < 0 || pieces > MOST_PIECES) throw badRequest(words.wholeStock);
    return inTransaction(this.db, async (tx) => {
      const { availableQuantity } = productVariants;
      const set = "to" in change ? sql`${change.to}` : sql`${availableQuantity} + ${change.by}`;
      const enough = "to" in change ? undefined : gte(availableQuantity, -change.by);
      const [changed] = await tx
        .update(productVariants)
        .set(ownersCount(set))
        .where(and(ofSku(owner, sku), enough))
        .returning({ stock: availableQuantity });
      if (changed === undefined) {
        if ((await tx.$count(productVariants, ofSku(owner, sku))) === 0) throw notFound(words.noSku(sku));
        throw conflict("INSUFFICIENT_STOCK", words.notAsMany(sku));
      }
      await recordAudit(tx, owner, "stock.set", { sku, ...change, stock: changed.stock }, this.clock.now());
      return changed.stock;
    });
  }

  /** @param mrpPaise unchanged when left out. @throws 404, 400 for a price that is not above 0 or is above the MRP */
  setPrice(owner: Owner, sku: string, pricePaise: number, mrpPaise?: number): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const [before] = await tx.select().from(productVariants).where(ofSku(owner, sku)).for("no key update");
      if (before === undefined) throw notFound(words.noSku(sku));
      const mrp = mrpPaise ?? before.mrpPaise;
      if (![pricePaise, mrp].every((paise) => Number.isInteger(paise) && paise > 0 && paise <= MOST_PAISE)) {
        throw badRequest(words.priceOutOfRange(rupeesText(paiseToRupees(MOST_PAISE)), sku));
      }
      if (pricePaise > mrp) throw badRequest(words.priceAboveMrp(sku, rupeesText(paiseToRupees(mrp))));
      await tx
        .update(productVariants)
        .set({ sellingPricePaise: pricePaise, ...(mrpPaise !== undefined && { mrpPaise }) })
        .where(eq(productVariants.id, before.id));
      const details = {
        sku,
        pricePaise,
        mrpPaise: mrp,
        before: { pricePaise: before.sellingPricePaise, mrpPaise: before.mrpPaise },
      };
      await recordAudit(tx, owner, "price.set", details, this.clock.now());
    });
  }
}

const ofSku = ({ storeId }: Owner, sku: string) =>
  and(eq(productVariants.storeId, storeId), eq(productVariants.sku, sku));
