import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { RenewedTokens, WholeVerifiedCustomer } from "#contract/customers/identity.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { customers } from "../../../db/schema/identity";
import { organizations } from "../../../db/schema/tenancy";
import { accessDenied, PlatformError } from "../../../errors";
import type { StoreContext } from "../../../http/implementation.types";
import type { Network } from "../../../networksOf";
import { words } from "../words";
import type { OneTimeCodes } from "./OneTimeCodes";
import type { RefreshTokens } from "./RefreshTokens";
import { rememberLanguage } from "./rememberLanguage";

/** Logs shoppers in by mobile number and code; there are no passwords (spec 1). */
export class Identity {
  constructor(
    private readonly db: Db,
    private readonly codes: OneTimeCodes,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  /** Treats known and unknown numbers alike, so that nobody learns who is a customer (bar 9). */
  async requestOtp(store: StoreContext, mobile: string, networks: readonly Network[]): Promise<void> {
    const [organization] = await this.db.orm
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, store.orgId));
    await this.codes.send({ storeId: store.storeId, mobile }, organization?.name ?? words.theStore, networks);
  }

  /** @throws PlatformError 400 INVALID_OTP for any code that is wrong, old, used or tried too often */
  async verify(store: StoreContext, mobile: string, otp: string): Promise<WholeVerifiedCustomer> {
    const owner = { storeId: store.storeId, mobile };
    const invalid = new PlatformError(400, "INVALID_OTP", words.invalidOtp);
    if (!(await this.codes.matches(owner, otp))) throw invalid;
    return inTransaction(this.db, async (tx) => {
      if (!(await this.codes.use(tx, owner, otp))) throw invalid;
      const customerId = await this.findOrCreate(tx, store, mobile);
      await rememberLanguage(tx, customerId);
      const { accessToken, refreshToken } = await this.refreshTokens.openSession(tx, customerId);
      return { mobile, customerId, accessToken, refreshToken };
    });
  }

  renew(refreshToken: string | undefined): Promise<RenewedTokens> {
    if (refreshToken === undefined) throw accessDenied();
    return this.refreshTokens.renew(refreshToken);
  }

  async logout(refreshToken: string | undefined): Promise<void> {
    if (refreshToken === undefined) throw accessDenied();
    await this.refreshTokens.endSession(refreshToken);
  }

  private async findOrCreate(tx: Transaction, store: StoreContext, mobile: string): Promise<string> {
    await tx
      .insert(customers)
      .values({
        id: randomUUID(),
        storeId: store.storeId,
        orgId: store.orgId,
        mobile,
        walletId: randomUUID(),
        cartId: randomUUID(),
        createdAt: this.clock.now(),
      })
      .onConflictDoNothing({ target: [customers.storeId, customers.mobile], where: isNull(customers.guestOfDeviceId) });
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.storeId, store.storeId),
          eq(customers.mobile, mobile),
          // A guest who gave this number at a kiosk is another customer (reading 37).
          isNull(customers.guestOfDeviceId),
        ),
      );
    if (customer === undefined) throw new Error("The customer that was just made is not there.");
    return customer.id;
  }
}
