import { createHash } from "node:crypto";
import { and, eq, getTableColumns, type Placeholder } from "drizzle-orm";
import type { Clock } from "../../../clock";
import type { Db, Executor, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { idempotencyKeys } from "../../../db/schema/commerce";
import { asColumns, statement } from "../../../db/statement";
import { badRequest, PlatformError } from "../../../errors";
import { words } from "../../../words";
import { canonicalJson } from "./canonicalJson";

const MAX_KEY_LENGTH = 200;

/** A call that a shopper wants carried out once. */
export interface Intent {
  customerId: string;
  /** The Idempotency-Key. A call without one simply runs. */
  key: string | undefined;
  /** The method and the path with its ids, for example `POST /api/orders`. */
  call: string;
  body: unknown;
}

type KeyRow = typeof idempotencyKeys.$inferSelect;
type Claim = Pick<KeyRow, "customerId" | "key" | "requestHash" | "createdAt">;

interface Refusal {
  code: string;
  message: string;
  retryable?: boolean;
  extra?: Record<string, unknown>;
}

/**
 * Runs every call of the contract that has a key (bar 2). The key's row is written in the transaction that does the work. A
 * second call with the key waits for that row, then repeats the first call's answer, even if it was a refusal. If the first
 * call broke off, nothing of it is left, and the second call does the work. Old answers are deleted by `forgetExpired.ts`
 * and not here, where a shopper would wait for it.
 */
export class KeyedCalls {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * @param begin the first locks and reads of the work, if any: they are sent together with the key's row, and `work` gets
   * their result
   */
  async run<T, B = undefined>(
    intent: Intent,
    work: (tx: Transaction, begun: B) => Promise<T>,
    begin: (tx: Transaction) => Promise<B> = async () => undefined as B,
  ): Promise<T> {
    const { key, customerId } = intent;
    if (key === undefined) return inTransaction(this.db, async (tx) => work(tx, await begin(tx)));
    if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
      throw badRequest(words.keyLength(MAX_KEY_LENGTH));
    }
    const requestHash = createHash("sha256")
      .update(`${intent.call}\n${canonicalJson(intent.body)}`)
      .digest("hex");
    const claim = { customerId, key, requestHash, createdAt: this.clock.now() };
    try {
      return await inTransaction(this.db, async (tx, lastly) => {
        const [claimed, begun] = await Promise.allSettled([claimKey(tx, claim), begin(tx)]);
        if (claimed.status === "rejected") throw claimed.reason;
        // The key is known: the answer is repeated, and the result of `begin` is not used.
        if (claimed.value.length === 0) return repeat<T>(await find(tx, claim), requestHash);
        if (begun.status === "rejected") throw begun.reason;
        const reply = await work(tx, begun.value);
        lastly(keepReply(tx, { customerId, key, reply }));
        return reply;
      });
    } catch (error) {
      if (!(error instanceof PlatformError) || error.statusCode >= 500 || error instanceof Repeated) throw error;
      return this.remember<T>(claim, error);
    }
  }

  /** Stores a refusal after its work was undone. If another call with the key was faster meanwhile, its answer counts. */
  private async remember<T>(claim: Claim, error: PlatformError): Promise<T> {
    const { code, message, statusCode } = error;
    const { retryable, extra } = error.details;
    const reply: Refusal = { code, message, retryable, extra };
    const kept = await this.db.orm
      .insert(idempotencyKeys)
      .values({ ...claim, statusCode, reply })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (kept.length > 0) throw error;
    return repeat<T>(await find(this.db.orm, claim), claim.requestHash);
  }
}

/** A refusal that repeats an earlier one, or is about the key itself. It is not stored as this call's answer. */
class Repeated extends PlatformError {}

const { statusCode: _statusCode, reply: replyColumn, ...claimColumns } = getTableColumns(idempotencyKeys);

const claimKey = statement(Object.keys(claimColumns) as (keyof typeof claimColumns)[], (db, given) =>
  db
    .insert(idempotencyKeys)
    .values(asColumns(claimColumns, given))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare("claim_key"),
);

const keepReply = statement(["customerId", "key", "reply"], (db, given) =>
  db
    .update(idempotencyKeys)
    .set({ statusCode: 200, ...asColumns({ reply: replyColumn }, given) })
    .where(rowOf(given))
    .prepare("keep_reply"),
);

const rowOf = ({ customerId, key }: Record<"customerId" | "key", string | Placeholder>) =>
  and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key));

async function find(db: Executor, claim: Claim): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(rowOf(claim));
  return row;
}

function repeat<T>(earlier: KeyRow | undefined, requestHash: string): T {
  if (earlier?.statusCode == null) throw new Error("an idempotency key was committed without its answer");
  if (earlier.requestHash !== requestHash) {
    throw new Repeated(422, "IDEMPOTENCY_KEY_REUSED", words.keyReused);
  }
  if (earlier.statusCode === 200) return earlier.reply as T;
  const { code, message, retryable, extra } = earlier.reply as Refusal;
  throw new Repeated(earlier.statusCode, code, message, { retryable, extra });
}
