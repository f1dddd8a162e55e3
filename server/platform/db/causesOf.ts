/** An error with all its causes, outermost first: Drizzle and our own errors wrap those of the driver. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
