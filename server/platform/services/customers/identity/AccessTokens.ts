import { and, eq, isNull } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../db/db.types";
import { Gathered } from "../../../db/Gathered";
import { refreshTokens } from "../../../db/schema/identity";
import { accessDenied } from "../../../errors";
import type { CustomerContext } from "../../../http/implementation.types";
import { readSessions, type SessionOf } from "./readSessions";
import { rememberLanguage } from "./rememberLanguage";

const ISSUER = "haat";

interface AccessTokenConfig {
  tokenSecret: string;
  accessTokenTtlSeconds: number;
}

/** The content of a token with a valid signature; `expiresAt` in seconds. */
interface Claims extends SessionOf {
  expiresAt: number;
}

/** Each takes about a kilobyte. */
const READ_TOKENS_KEPT = 10_000;

/**
 * Makes and checks the short-lived signed tokens that say who is calling. A valid signature is not enough: the session must
 * also still exist.
 */
export class AccessTokens {
  /** Imported once, because importing the key takes as long as checking a token. */
  private readonly secret: Promise<CryptoKey>;
  /** By token: checking signatures took an eighth of this process's time, and each shopper sends a token many times. */
  private readonly read = new LRUCache<string, Claims>({ max: READ_TOKENS_KEPT });

  private readonly sessions = new Gathered((asked: readonly Claims[]) => readSessions(this.db, asked));

  constructor(
    private readonly db: Db,
    private readonly config: AccessTokenConfig,
    private readonly clock: { now(): Date },
  ) {
    const bytes = new TextEncoder().encode(config.tokenSecret);
    const hmac = { name: "HMAC", hash: "SHA-256" };
    this.secret = crypto.subtle.importKey("raw", bytes, hmac, false, ["sign", "verify"]);
  }

  /** @param refreshHash the hash of the refresh token that is issued with it */
  async issue(customerId: string, sessionId: string, refreshHash: string): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setSubject(customerId)
      .setJti(refreshHash)
      .setIssuedAt(now)
      .setExpirationTime(now + this.config.accessTokenTtlSeconds)
      .sign(await this.secret);
  }

  /** @throws PlatformError 403 for a token that is forged, expired or from an ended session (bar 8) */
  async verify(token: string): Promise<CustomerContext> {
    const claims = await this.claims(token);
    const { sessionId, refreshHash } = claims;
    const found = await this.sessions.read(claims);
    if (found === undefined) throw accessDenied();
    const { usedAt, guestOfDeviceId, language, ...customer } = found;
    await rememberLanguage(this.db.orm, claims.customerId, language);
    if (usedAt === null) await this.markUsed(refreshHash);
    return { ...customer, isGuest: guestOfDeviceId !== null, sessionId };
  }

  private async claims(token: string): Promise<Claims> {
    const now = this.clock.now();
    const known = this.read.get(token);
    if (known !== undefined && known.expiresAt > Math.floor(now.getTime() / 1000)) return known;
    try {
      const { payload } = await jwtVerify(token, await this.secret, {
        issuer: ISSUER,
        algorithms: ["HS256"],
        requiredClaims: ["sub", "jti", "sid", "exp"],
        currentDate: now,
      });
      const { sub, jti, sid, exp } = payload;
      const claims = {
        customerId: String(sub),
        refreshHash: String(jti),
        sessionId: String(sid),
        expiresAt: Number(exp),
      };
      this.read.set(token, claims);
      return claims;
    } catch {
      throw accessDenied();
    }
  }

  /**
   * Records that the reply with this token has arrived. From now on the previous refresh token has no grace
   * (`RefreshTokens`).
   */
  private async markUsed(refreshHash: string): Promise<void> {
    await this.db.orm
      .update(refreshTokens)
      .set({ usedAt: this.clock.now() })
      .where(and(eq(refreshTokens.hash, refreshHash), isNull(refreshTokens.usedAt)));
  }
}
