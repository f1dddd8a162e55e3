import { sqlState } from "./sqlState";

/** What PostgreSQL answers to every statement after the one that failed. */
const AFTER_FAILURE = "25P02";

type Work = () => unknown;
type Results<W extends readonly Work[]> = { -readonly [K in keyof W]: Awaited<ReturnType<W[K]>> };

/**
 * Starts work that one transaction does side by side, in this order, and waits for all of it even when some fails: a
 * statement that is sent after the transaction's end would be carried out by itself.
 * @throws the error that made the others fail
 */
export async function together<W extends readonly Work[]>(work: readonly [...W]): Promise<Results<W>> {
  // What throws at once must not leave the work before it alone.
  const settled = await Promise.allSettled(work.map(async (one) => one()));
  const errors = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== AFTER_FAILURE) ?? errors[0];
  return settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as Results<W>;
}
