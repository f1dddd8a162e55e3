import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { PlatformConfig } from "../../../config";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { oneTimeCodes } from "../../../db/schema/identity";
import { PlatformError, tooMany } from "../../../errors";
import type { Network } from "../../../networksOf";
import { words } from "../words";
import type { MessageSender } from "./MessageSender";
import { countIn, secondsLeft, windowOf } from "./rateLimits";

const HOUR_MS = 3_600_000;

interface Owner {
  storeId: string;
  mobile: string;
}

/**
 * Sends six digits to a number and checks them. A code is valid for a few minutes, a few tries and one use; a resend
 * voids it (bar 9).
 */
export class OneTimeCodes {
  constructor(
    private readonly db: Db,
    private readonly sender: MessageSender,
    private readonly config: Pick<PlatformConfig, "otp" | "tokenSecret">,
    private readonly clock: { now(): Date },
  ) {}

  /** @throws PlatformError 429 for a request too soon or too often; 503 when the message could not be handed over */
  async send(owner: Owner, storeName: string, networks: readonly Network[]): Promise<void> {
    const otp = String(randomInt(1_000_000)).padStart(6, "0");
    await inTransaction(this.db, (tx) => this.store(tx, owner, otp, networks));
    try {
      await this.sender.send(owner.mobile, otp, words.yourCode(otp, storeName));
    } catch (error) {
      await this.db.orm.delete(oneTimeCodes).where(ofOwner(owner));
      const failed = new PlatformError(503, "OTP_NOT_SENT", words.otpNotSent, {
        retryable: true,
      });
      failed.cause = error;
      throw failed;
    }
  }

  /** Checks a code and counts the try in any case. @returns whether this is the number's code */
  async matches(owner: Owner, otp: string): Promise<boolean> {
    const [code] = await this.db.orm
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          ofOwner(owner),
          eq(oneTimeCodes.used, false),
          gt(oneTimeCodes.expiresAt, this.clock.now()),
          lt(oneTimeCodes.tries, this.config.otp.tries),
        ),
      )
      .returning({ hash: oneTimeCodes.codeHash });
    return code !== undefined && timingSafeEqual(Buffer.from(code.hash), Buffer.from(this.hash(owner, otp)));
  }

  /** Uses the code up. @returns false when another call was faster */
  async use(tx: Transaction, owner: Owner, otp: string): Promise<boolean> {
    const used = await tx
      .update(oneTimeCodes)
      .set({ used: true })
      .where(and(ofOwner(owner), eq(oneTimeCodes.used, false), eq(oneTimeCodes.codeHash, this.hash(owner, otp))))
      .returning({ mobile: oneTimeCodes.mobile });
    return used.length === 1;
  }

  private async store(tx: Transaction, owner: Owner, otp: string, networks: readonly Network[]): Promise<void> {
    const { ttlSeconds, resendSeconds, perNumberPerHour, perAddressPerHour } = this.config.otp;
    const now = this.clock.now();
    const code = {
      codeHash: this.hash(owner, otp),
      sentAt: now,
      expiresAt: new Date(now.getTime() + ttlSeconds * 1000),
      tries: 0,
      used: false,
    };
    const stored = await tx
      .insert(oneTimeCodes)
      .values({ ...owner, ...code })
      .onConflictDoUpdate({
        target: [oneTimeCodes.storeId, oneTimeCodes.mobile],
        set: code,
        setWhere: lte(oneTimeCodes.sentAt, new Date(now.getTime() - resendSeconds * 1000)),
      })
      .returning({ mobile: oneTimeCodes.mobile });
    if (stored.length === 0) throw await this.tooSoon(tx, owner, now);
    await this.countOrRefuse(tx, `otp-number:${owner.mobile}`, perNumberPerHour, now);
    for (const { key, share } of networks) {
      await this.countOrRefuse(tx, `otp-address:${key}`, perAddressPerHour * share, now);
    }
  }

  private async tooSoon(tx: Transaction, owner: Owner, now: Date): Promise<PlatformError> {
    const [last] = await tx.select({ sentAt: oneTimeCodes.sentAt }).from(oneTimeCodes).where(ofOwner(owner));
    const readyAt = (last?.sentAt ?? now).getTime() + this.config.otp.resendSeconds * 1000;
    const wait = Math.max(1, Math.ceil((readyAt - now.getTime()) / 1000));
    return tooMany(words.waitForCode(wait), wait, "OTP_TOO_SOON");
  }

  private async countOrRefuse(tx: Transaction, key: string, limit: number, now: Date): Promise<void> {
    const hour = windowOf(key, HOUR_MS, now);
    if ((await countIn(tx, hour)) <= limit) return;
    const wait = secondsLeft(hour, now);
    throw tooMany(words.tooManyCodes(Math.ceil(wait / 60)), wait, "OTP_LIMIT");
  }

  private hash({ storeId, mobile }: Owner, otp: string): string {
    return createHmac("sha256", this.config.tokenSecret).update(`${storeId}:${mobile}:${otp}`).digest("base64url");
  }
}

function ofOwner({ storeId, mobile }: Owner) {
  return and(eq(oneTimeCodes.storeId, storeId), eq(oneTimeCodes.mobile, mobile));
}
