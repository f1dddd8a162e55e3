import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { RenewedTokens } from "#contract/customers/identity.ts";
import type { Db, Executor, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { refreshTokens, sessions } from "../../../db/schema/identity";
import { PlatformError } from "../../../errors";
import { words } from "../words";
import type { AccessTokens } from "./AccessTokens";
import { hashOf } from "./hashOf";

/** For how long a renewal may be repeated after its reply was lost. */
const GRACE_MS = 10_000;

interface Issued {
  token: string;
  hash: string;
}

interface Rotation extends Issued {
  customerId: string;
  sessionId: string;
}

/** Opaque tokens; each allows one renewal. A void token that is sent again ends its whole session (bar 8). */
export class RefreshTokens {
  constructor(
    private readonly db: Db,
    private readonly access: AccessTokens,
    private readonly config: { refreshTokenTtlDays: number },
    private readonly clock: { now(): Date },
  ) {}

  /** @param deviceId the device whose visit ends the session */
  async openSession(tx: Transaction, customerId: string, deviceId?: string) {
    const sessionId = randomUUID();
    await tx.insert(sessions).values({ id: sessionId, customerId, createdAt: this.clock.now(), deviceId });
    const { token, hash } = await this.insert(tx, sessionId);
    return { sessionId, accessToken: await this.access.issue(customerId, sessionId, hash), refreshToken: token };
  }

  /** @throws PlatformError 403 for an unknown, expired or replayed token */
  async renew(token: string): Promise<RenewedTokens> {
    const rotation = await inTransaction(this.db, (tx) => this.rotate(tx, hashOf(token)));
    if (rotation === undefined) {
      throw new PlatformError(403, "SESSION_ENDED", words.sessionEnded);
    }
    const { customerId, sessionId, hash, token: refreshToken } = rotation;
    return { accessToken: await this.access.issue(customerId, sessionId, hash), refreshToken };
  }

  /** Ends the token's session: from now on its refresh and access tokens are refused. */
  async endSession(token: string): Promise<void> {
    const [found] = await this.db.orm
      .select({ sessionId: refreshTokens.sessionId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashOf(token)));
    if (found !== undefined) await this.revoke(this.db.orm, found.sessionId);
  }

  /** Returns undefined for a refused token and does not throw, so that a revocation is committed. */
  private async rotate(tx: Transaction, hash: string): Promise<Rotation | undefined> {
    const now = this.clock.now();
    const [shown] = await tx
      .select()
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for("update");
    if (shown === undefined || shown.sessions.revokedAt !== null) return undefined;
    const { customerId, id: sessionId } = shown.sessions;
    const { rotatedAt, successorHash, expiresAt } = shown.refresh_tokens;
    if (rotatedAt !== null && !(await this.replyWasLost(tx, rotatedAt, successorHash))) {
      await this.revoke(tx, sessionId);
      return undefined;
    }
    if (expiresAt <= now) return undefined;
    const issued = await this.insert(tx, sessionId);
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: rotatedAt ?? now, successorHash: issued.hash })
      .where(eq(refreshTokens.hash, hash));
    return { ...issued, customerId, sessionId };
  }

  /**
   * True when the same token comes again within seconds and its successor was never used: then the reply was lost. The
   * successor is voided without grace, so that its use ends the session.
   */
  private async replyWasLost(tx: Transaction, rotatedAt: Date, successorHash: string | null): Promise<boolean> {
    if (successorHash === null || this.clock.now().getTime() - rotatedAt.getTime() > GRACE_MS) return false;
    const voided = await tx
      .update(refreshTokens)
      .set({ rotatedAt: new Date(0) })
      .where(and(eq(refreshTokens.hash, successorHash), isNull(refreshTokens.rotatedAt), isNull(refreshTokens.usedAt)))
      .returning({ hash: refreshTokens.hash });
    return voided.length === 1;
  }

  private async insert(on: Executor, sessionId: string): Promise<Issued> {
    const token = randomBytes(32).toString("base64url");
    const hash = hashOf(token);
    const expiresAt = new Date(this.clock.now().getTime() + this.config.refreshTokenTtlDays * 86_400_000);
    await on.insert(refreshTokens).values({ hash, sessionId, expiresAt });
    return { token, hash };
  }

  private async revoke(on: Executor, sessionId: string): Promise<void> {
    await on
      .update(sessions)
      .set({ revokedAt: this.clock.now() })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  }
}
