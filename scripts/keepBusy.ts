import { spawn } from "node:child_process";

/** Processes that do nothing but keep a processor busy each, until they are let go or this process ends. */
export function keepBusy(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    // Its input ends with this process, however that ends.
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
