import { spawn } from "node:child_process";

/**
 * Starts processes that each keep one processor busy. @returns a function that ends them; they also end with this
 * process
 */
export function keepBusy(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    // The input closes when this process ends in any way, and the child ends with it.
    spawn(
      process.execPath,
      [
        "-e",
        "process.stdin.on('end', () => process.exit()).resume(); setInterval(() => { for (const until = Date.now() + 200; Date.now() < until; ) {} }, 0)",
      ],
      {
        stdio: ["pipe", "ignore", "inherit"],
      },
    ),
  );
  process.stdout.write(`Beside ${count} busy processes.\n`);
  return () => {
    for (const one of busy) one.kill();
  };
}
