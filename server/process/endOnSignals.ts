/**
 * Ends this process when a signal asks for it, and at once on a second signal. @param leave finishes what runs, and may
 * take `graceMs` to send callers elsewhere @param reload what SIGHUP starts. Without it, or with a terminal (whose closing
 * sends SIGHUP too), SIGHUP ends the process
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
  // A person waits at the terminal, so there is no grace time.
  process.on("SIGINT", () => void end(0));
}
