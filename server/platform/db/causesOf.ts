/** An error, what caused it, what caused that, and so on: Drizzle and our own errors wrap those of the driver. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
