import { randomBytes, randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { COUNTER_CODE } from "../../../../../src/contract/counter";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { adminTokens } from "../../../db/schema/owner";
import { stores } from "../../../db/schema/tenancy";
import { badRequest, notFound, PlatformError } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { hashOf } from "../../customers/identity/hashOf";

export interface AdminContext extends Owner {
  name: string;
  orgId: string;
  locationId: string;
  canWrite: boolean;
  /** The token reaches orders and nothing else. */
  isCounter: boolean;
}

export interface ListedToken {
  id: string;
  name: string;
  canWrite: boolean;
  isCounter: boolean;
  createdAt: Date;
  revokedAt: Date | null;
}

const DAY_MS = 86_400_000;
/** How long a token works. A counter's code is typed by many hands, so it ends sooner. */
const LASTS_MS = { token: 365 * DAY_MS, code: 30 * DAY_MS };
const PREFIX = "haat_";
const TOKEN = /^haat_[\w-]{43}$/;
/** The characters of a `COUNTER_CODE`. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Tokens of the admin API with 256 random bits, of which the database keeps only the hash. A counter's code has 80
 * bits, so that a person can type it.
 */
export class AdminTokens {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @returns the token, which cannot be shown again */
  create(owner: Owner, name: string, canWrite: boolean): Promise<string> {
    return this.keep(owner, PREFIX + randomBytes(32).toString("base64url"), { name, canWrite, isCounter: false });
  }

  /** Makes a code for staff, who type it. @returns 16 letters and digits, which cannot be shown again */
  createCode(owner: Owner, name: string): Promise<string> {
    const code = Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
    return this.keep(owner, code, { name, canWrite: true, isCounter: true });
  }

  private keep(
    owner: Owner,
    token: string,
    scope: Pick<ListedToken, "name" | "canWrite" | "isCounter">,
  ): Promise<string> {
    const { name, canWrite, isCounter } = scope;
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name))
      throw badRequest("A token's name has 1 to 60 letters and digits.");
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const row = {
        id: randomUUID(),
        storeId: owner.storeId,
        hash: hashOf(token),
        ...scope,
        createdAt: now,
        expiresAt: new Date(now.getTime() + (isCounter ? LASTS_MS.code : LASTS_MS.token)),
      };
      await tx.insert(adminTokens).values(row);
      await recordAudit(tx, owner, isCounter ? "counter.added" : "token.created", { name, canWrite }, now);
      return token;
    });
  }

  list({ storeId }: Owner): Promise<ListedToken[]> {
    const { id, name, canWrite, isCounter, createdAt, revokedAt } = adminTokens;
    return this.db.orm
      .select({ id, name, canWrite, isCounter, createdAt, revokedAt })
      .from(adminTokens)
      .where(eq(adminTokens.storeId, storeId))
      .orderBy(asc(createdAt), asc(id));
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
      throw notFound(`A token ${idOrName} that can be revoked`);
    });
  }

  /** @throws 401 for a token that is unknown or revoked */
  async verify(token: string | undefined): Promise<AdminContext> {
    const [found] =
      token !== undefined && (TOKEN.test(token) || COUNTER_CODE.test(token))
        ? await this.db.orm
            .select({
              storeId: adminTokens.storeId,
              name: adminTokens.name,
              canWrite: adminTokens.canWrite,
              isCounter: adminTokens.isCounter,
              orgId: stores.orgId,
              locationId: stores.locationId,
            })
            .from(adminTokens)
            .innerJoin(stores, eq(stores.id, adminTokens.storeId))
            .where(
              and(
                eq(adminTokens.hash, hashOf(token)),
                isNull(adminTokens.revokedAt),
                gt(adminTokens.expiresAt, this.clock.now()),
              ),
            )
        : [];
    if (found === undefined) {
      throw new PlatformError(
        401,
        "TOKEN_REFUSED",
        "This call needs a token of the store's owner that was not revoked.",
      );
    }
    return { ...found, who: `${found.isCounter ? "counter" : "token"} ${found.name}` };
  }
}
