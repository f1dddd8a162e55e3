import { sqlState } from "./sqlState";

/** What PostgreSQL answers to every statement after the one that failed. */
const AFTER_FAILURE = "25P02";

type Results<P extends readonly unknown[]> = { -readonly [K in keyof P]: Awaited<P[K]> };

/**
 * Waits for work that one transaction does side by side, all of it even when some fails: a statement that is sent after
 * the transaction's end would be carried out by itself.
 * @throws the error that made the others fail
 */
export async function together<P extends readonly unknown[]>(work: readonly [...P]): Promise<Results<P>> {
  const settled = await Promise.allSettled(work);
  const errors = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== AFTER_FAILURE) ?? errors[0];
  return settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as Results<P>;
}
