/**
 * Ends this process when it is told to; at once when it is told a second time.
 * @param leave finishes what runs, and may take `graceMs` to send callers elsewhere
 * @param reload what SIGHUP asks for; without it, and when it comes because a terminal was closed, it ends the process
 */
export function endOnSignals(
  leave: (graceMs: number) => Promise<void>,
  graceMs: number,
  reload?: () => Promise<void>,
): void {
  let isLeaving = false;
  const end = async (grace: number) => {
    if (isLeaving) process.exit(1);
    isLeaving = true;
    await leave(grace);
    process.exit(0);
  };
  process.on("SIGTERM", () => void end(graceMs));
  process.on("SIGHUP", () => void (reload === undefined || process.stdin.isTTY ? end(graceMs) : reload()));
  // Somebody sits at the terminal and waits.
  process.on("SIGINT", () => void end(0));
}
