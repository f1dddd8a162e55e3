import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Address } from "#contract/customers/addresses.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { Clock } from "../../../clock";
import type { Db, Executor, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { addressBooks, cartLines, checkouts, idempotencyKeys, orders } from "../../../db/schema/commerce";
import { customers, oneTimeCodes, refreshTokens, sandboxMessages, sessions } from "../../../db/schema/identity";
import { payments } from "../../../db/schema/payments";
import { reviews } from "../../../db/schema/reviews";
import { subscriptions } from "../../../db/schema/subscriptions";
import { cashRecharges, ledgerAccounts, ledgerEntries } from "../../../db/schema/wallet";
import { conflict, notFound } from "../../../errors";
import { nothingWhereAbsent } from "../../../money";
import type { PlatformPlugin } from "../../../plugin/PlatformPlugin.types";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { readItems } from "../../sale/orders/orderRows";
import { verifiedShopper } from "../../store/words.en";
import { words } from "../words";

type Customer = typeof customers.$inferSelect;

/** All data that a store has about a shopper, to hand out or to erase at the shopper's request. */
export class CustomerData {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly plugins: readonly PlatformPlugin[],
  ) {}

  /**
   * The data of the account with this number, and under `guests` that of kiosk guests who gave the number. Without an
   * account, the latest guest takes its place. @param mobile ten digits. @throws 404 for a number that no customer of this
   * store has
   */
  async give(owner: Owner, mobile: string): Promise<Record<string, unknown>> {
    const [first, ...guests] = await find(this.db.orm, owner, mobile);
    const given = await this.giveOne(first);
    if (guests.length === 0) return given;
    return { ...given, guests: await Promise.all(guests.map((guest) => this.giveOne(guest))) };
  }

  private async giveOne(customer: Customer): Promise<Record<string, unknown>> {
    const { id, walletId } = customer;
    const { orm } = this.db;
    const extras: Record<string, unknown> = {};
    for (const plugin of this.plugins) {
      if (plugin.customers) extras[plugin.id] = await plugin.customers.give(orm, id);
    }
    const their = await orm.select().from(orders).where(eq(orders.customerId, id));
    return {
      customer,
      addresses: await orm.select().from(addressBooks).where(eq(addressBooks.customerId, id)),
      orders: their,
      orderItems: await readItems(
        orm,
        their.map((order) => order.id),
      ),
      payments: await orm.select().from(payments).where(eq(payments.customerId, id)),
      subscriptions: await orm.select().from(subscriptions).where(eq(subscriptions.customerId, id)),
      reviews: await orm.select().from(reviews).where(eq(reviews.customerId, id)),
      walletEntries: await orm.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, walletId)),
      sessions: await orm.select().from(sessions).where(eq(sessions.customerId, id)),
      ...(Object.keys(extras).length > 0 && { extras }),
    };
  }

  /**
   * Erases the shopper's identity, also where a kiosk guest gave the number. Orders keep what an invoice needs, because the
   * tax law requires it. The number is free for a new account, which is not connected with this one. Code that writes a row
   * of the customer at the same time waits for this, and is then refused (migration `books`). @throws 404, 409
   * `CUSTOMER_HAS_OPEN_ORDERS`, `WALLET_NOT_EMPTY`
   */
  erase(owner: Owner, mobile: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const found = await find(tx, owner, mobile);
      const ids = found.map(({ id }) => id);
      await tx
        .select({ id: customers.id })
        .from(customers)
        .where(inArray(customers.id, ids))
        .orderBy(customers.id)
        .for("update");
      for (const customer of found) await refuseOpen(tx, customer);
      for (const customer of found) {
        await eraseTraces(tx, customer, this.clock.now());
        for (const plugin of this.plugins) await plugin.customers?.erase(tx, customer.id);
        const details = { customer: customer.id };
        await recordAudit(tx, owner, "customer.erased", details, this.clock.now());
      }
    });
  }
}

/** The account first, then guests of kiosks, the latest first. */
async function find(db: Executor, { storeId }: Owner, mobile: string): Promise<[Customer, ...Customer[]]> {
  const [first, ...others] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.mobile, mobile)))
    .orderBy(sql`${customers.guestOfDeviceId} IS NOT NULL`, desc(customers.createdAt));
  if (first === undefined) throw notFound(words.noCustomerWithNumber);
  return [first, ...others];
}

async function refuseOpen(tx: Transaction, { id, walletId }: Customer): Promise<void> {
  const open = and(
    eq(orders.customerId, id),
    inArray(
      orders.orderState,
      orderStatesThat(({ isOpen }) => isOpen),
    ),
  );
  if ((await tx.$count(orders, open)) > 0) {
    throw conflict("CUSTOMER_HAS_OPEN_ORDERS", words.hasOpenOrders);
  }
  const [wallet] = await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, walletId));
  if (nothingWhereAbsent(wallet?.balancePaise) > 0) {
    throw conflict("WALLET_NOT_EMPTY", words.walletNotEmpty);
  }
}

async function eraseTraces(tx: Transaction, { id, storeId, mobile, cartId }: Customer, now: Date): Promise<void> {
  const their = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.customerId, id));
  const sessionIds = their.map((session) => session.id);
  if (sessionIds.length > 0) await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, sessionIds));
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.customerId, id));
  await tx.delete(addressBooks).where(eq(addressBooks.customerId, id));
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.customerId, id));
  await tx.delete(oneTimeCodes).where(and(eq(oneTimeCodes.storeId, storeId), eq(oneTimeCodes.mobile, mobile)));
  await tx.delete(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
  await tx.update(checkouts).set({ shippingAddress: null }).where(eq(checkouts.customerId, id));
  await tx.update(payments).set({ userMobile: "", userMail: "" }).where(eq(payments.customerId, id));
  await tx.update(reviews).set({ authorName: verifiedShopper }).where(eq(reviews.customerId, id));
  await tx
    .update(subscriptions)
    .set({
      isActive: false,
      nextCutOffAt: null,
      removedAt: now,
      shippingAddress: without(subscriptions.shippingAddress, ["name", "mobile", "email", "address", "landmark"]),
    })
    .where(eq(subscriptions.customerId, id));
  await tx
    .update(orders)
    .set({ shippingAddress: without(orders.shippingAddress, ["email", "mobile"]) })
    .where(eq(orders.customerId, id));
  await tx
    .update(cashRecharges)
    .set({ status: "CANCELLED" })
    .where(and(eq(cashRecharges.customerId, id), eq(cashRecharges.status, "PENDING")));
  const nobody = {
    name: "",
    email: "",
    gender: null,
    dpUrl: "",
    language: null,
    mobile: `erased ${id}`,
    erasedAt: now,
  };
  await tx.update(customers).set(nobody).where(eq(customers.id, id));
}

/** The address with these fields empty, computed by the database from the current row. */
const without = (column: PgColumn, fields: readonly (keyof Address)[]) =>
  sql<Address>`${column} || ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, ""])))}::jsonb`;
