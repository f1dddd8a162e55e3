import { sqlState } from "./sqlState";

/** PostgreSQL's answer to every statement after the one that failed. */
const AFTER_FAILURE = "25P02";

type Work = () => unknown;
type Results<W extends readonly Work[]> = { -readonly [K in keyof W]: Awaited<ReturnType<W[K]>> };

/**
 * Starts several pieces of a transaction's work in this order without waiting for each, and then waits for all, even when
 * some fail: a statement that is sent after the transaction's end would be carried out by itself. @throws the error that
 * made the others fail
 */
export async function together<W extends readonly Work[]>(work: readonly [...W]): Promise<Results<W>> {
  // Even if one throws at once, the started ones must be awaited.
  const settled = await Promise.allSettled(work.map(async (one) => one()));
  const errors = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== AFTER_FAILURE) ?? errors[0];
  return settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as Results<W>;
}
