import { randomBytes, randomUUID } from "node:crypto";
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import { COUNTER_CODE } from "#contract/counter.ts";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { adminTokens } from "../../../db/schema/owner";
import { stores } from "../../../db/schema/tenancy";
import { badRequest, notFound, PlatformError } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import { hashOf } from "../../customers/identity/hashOf";
import { words } from "../words";
import type { CounterSessions } from "./CounterSessions";

export interface AdminContext extends Owner {
  tokenId: string;
  name: string;
  orgId: string;
  locationId: string;
  canWrite: boolean;
  /** The call reaches orders and nothing else. */
  isCounter: boolean;
  /** When the token or code expires. */
  expiresAt: Date;
  /** The call came with a counter's session that is so old that the answer must bring a new one. */
  isSessionDue: boolean;
}

export interface ListedToken {
  id: string;
  name: string;
  canWrite: boolean;
  isCounter: boolean;
  createdAt: Date;
  expiresAt: Date;
  hasExpired: boolean;
  revokedAt: Date | null;
}

export interface MadeToken {
  token: string;
  expiresAt: Date;
}

const DAY_MS = 86_400_000;
/** For how many days a token works. A counter's code passes through many hands, so it ends sooner. */
export const DAYS = { token: { usual: 365, most: 1095 }, code: { usual: 90, most: 365 } };
const PREFIX = "haat_";
const TOKEN = /^haat_[\w-]{43}$/;
/** The characters of a `COUNTER_CODE`. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Tokens of the admin API with 256 random bits; the database stores only their hash. A counter's code has 80 bits, so that
 * a person can type it.
 */
export class AdminTokens {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly sessions: CounterSessions,
  ) {}

  /** @returns the token, which cannot be shown again. @throws 400 for a name or a number of days that is not allowed */
  create(owner: Owner, name: string, canWrite: boolean, days = DAYS.token.usual): Promise<MadeToken> {
    const token = PREFIX + randomBytes(32).toString("base64url");
    return this.keep(owner, token, { name, canWrite, isCounter: false }, days);
  }

  /**
   * Creates a code for staff to type. @returns 16 letters and digits, which cannot be shown again. @throws like `create`
   */
  createCode(owner: Owner, name: string, days = DAYS.code.usual): Promise<MadeToken> {
    const code = Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
    return this.keep(owner, code, { name, canWrite: true, isCounter: true }, days);
  }

  private keep(
    owner: Owner,
    token: string,
    scope: Pick<ListedToken, "name" | "canWrite" | "isCounter">,
    days: number,
  ): Promise<MadeToken> {
    const { name, canWrite, isCounter } = scope;
    const { most } = isCounter ? DAYS.code : DAYS.token;
    if (!Number.isInteger(days) || days < 1 || days > most)
      throw badRequest(isCounter ? words.codeWorksFor(most) : words.tokenWorksFor(most));
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name)) throw badRequest(words.tokenName);
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      const { storeId } = owner;
      const row = { id: randomUUID(), storeId, hash: hashOf(token), ...scope, createdAt: now, expiresAt };
      await tx.insert(adminTokens).values(row);
      await recordAudit(tx, owner, isCounter ? "counter.added" : "token.added", { name, canWrite, days }, now);
      return { token, expiresAt };
    });
  }

  list({ storeId }: Owner, wanted: Wanted): Promise<Page<ListedToken>> {
    const { id, name, canWrite, isCounter, createdAt, expiresAt, revokedAt } = adminTokens;
    const { orm } = this.db;
    const ofStore = eq(adminTokens.storeId, storeId);
    return readPage(wanted, orm.$count(adminTokens, ofStore), (limit, offset) =>
      orm
        .select({ id, name, canWrite, isCounter, createdAt, expiresAt, revokedAt })
        .from(adminTokens)
        .where(ofStore)
        .orderBy(asc(createdAt), asc(id))
        .limit(limit)
        .offset(offset)
        .then((rows) => rows.map((row) => ({ ...row, hasExpired: row.expiresAt <= this.clock.now() }))),
    );
  }

  /** Revokes every token with this id or name. @throws 404 when there is none */
  revoke(owner: Owner, idOrName: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const open = and(eq(adminTokens.storeId, owner.storeId), isNull(adminTokens.revokedAt));
      for (const column of [adminTokens.id, adminTokens.name]) {
        const revoked = await tx
          .update(adminTokens)
          .set({ revokedAt: now })
          .where(and(open, eq(column, idOrName)))
          .returning({ name: adminTokens.name });
        const [first] = revoked;
        if (first === undefined) continue;
        return recordAudit(tx, owner, "token.revoked", { name: first.name }, now);
      }
      throw notFound(words.noTokenToRevoke(idOrName));
    });
  }

  /** Opens a session for the counter's browser. */
  openSession({ tokenId }: AdminContext): Promise<string> {
    return this.sessions.open(tokenId);
  }

  /**
   * @param bearer a token, a code, or a session that was opened with a code @throws 401 for one that is unknown or revoked.
   * Only the owner of the very token learns that it has expired
   */
  async verify(bearer: string | undefined): Promise<AdminContext> {
    const session = bearer?.includes(".") ? await this.sessions.read(bearer) : undefined;
    const its = session ? eq(adminTokens.id, session.tokenId) : ofToken(bearer);
    const [found] = its
      ? await this.db.orm
          .select({
            tokenId: adminTokens.id,
            storeId: adminTokens.storeId,
            name: adminTokens.name,
            canWrite: adminTokens.canWrite,
            isCounter: adminTokens.isCounter,
            expiresAt: adminTokens.expiresAt,
            orgId: stores.orgId,
            locationId: stores.locationId,
          })
          .from(adminTokens)
          .innerJoin(stores, eq(stores.id, adminTokens.storeId))
          .where(and(its, isNull(adminTokens.revokedAt)))
      : [];
    if (found === undefined) {
      throw new PlatformError(401, "TOKEN_REFUSED", words.tokenRefused);
    }
    if (found.expiresAt <= this.clock.now()) throw expired(found);
    const isCounter = found.isCounter || session !== undefined;
    const who = `${isCounter ? "counter" : "token"} ${found.name}`;
    return { ...found, isCounter, isSessionDue: session?.isDue ?? false, who };
  }
}

function ofToken(bearer: string | undefined): SQL | undefined {
  if (bearer === undefined || !(TOKEN.test(bearer) || COUNTER_CODE.test(bearer))) return undefined;
  return eq(adminTokens.hash, hashOf(bearer));
}

function expired({ isCounter, name, expiresAt }: Pick<ListedToken, "isCounter" | "name" | "expiresAt">): PlatformError {
  const message = isCounter ? words.codeExpired : words.tokenExpired;
  return new PlatformError(401, "TOKEN_EXPIRED", message(expiresAt.toISOString().slice(0, 10), name));
}
