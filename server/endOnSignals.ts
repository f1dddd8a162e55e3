/**
 * Ends this process when it is told to; at once when it is told a second time.
 * @param leave finishes what runs, and may take `graceMs` to send callers elsewhere
 */
export function endOnSignals(leave: (graceMs: number) => Promise<void>, graceMs: number): void {
  let isLeaving = false;
  const end = async (grace: number) => {
    if (isLeaving) process.exit(1);
    isLeaving = true;
    await leave(grace);
    process.exit(0);
  };
  process.on("SIGTERM", () => void end(graceMs));
  // Somebody sits at the terminal and waits.
  process.on("SIGINT", () => void end(0));
}
