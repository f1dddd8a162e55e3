import { jwtVerify, SignJWT } from "jose";
import { JWTExpired } from "jose/errors";
import type { Clock } from "../../../clock";
import { PlatformError } from "../../../errors";
import { words } from "../words";

const ISSUER = "haat-counter";
const LASTS_SECONDS = 12 * 3600;
const RENEWED_AFTER_SECONDS = 3600;

export interface CounterSession {
  /** The id of the code with which it was opened. */
  tokenId: string;
  /** True when it is so old that the next answer brings a new one. */
  isDue: boolean;
}

/**
 * The session of a counter's browser: a signed text that names the code and works for twelve hours (ADR 48). It has no row,
 * so only the code can be revoked.
 */
export class CounterSessions {
  private readonly secret: Uint8Array;

  constructor(
    private readonly clock: Clock,
    { tokenSecret }: { tokenSecret: string },
  ) {
    this.secret = new TextEncoder().encode(tokenSecret);
  }

  open(tokenId: string): Promise<string> {
    const now = this.seconds();
    return new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setSubject(tokenId)
      .setIssuedAt(now)
      .setExpirationTime(now + LASTS_SECONDS)
      .sign(this.secret);
  }

  /** @returns undefined for a text that is no session of this shop. @throws 401 `SESSION_ENDED` */
  async read(text: string): Promise<CounterSession | undefined> {
    try {
      const { payload } = await jwtVerify(text, this.secret, {
        issuer: ISSUER,
        algorithms: ["HS256"],
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: this.clock.now(),
      });
      return { tokenId: String(payload.sub), isDue: this.seconds() - Number(payload.iat) >= RENEWED_AFTER_SECONDS };
    } catch (error) {
      // Signature and issuer are checked before the time, so this was a session of this shop.
      if (error instanceof JWTExpired) {
        throw new PlatformError(401, "SESSION_ENDED", words.counterUnused);
      }
      return undefined;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
