/** The database's own error message, without the wrapper that repeats the whole statement. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.slice(0, 1000) : reasonOf(error.cause);
}
