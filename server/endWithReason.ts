import { ConfigError } from "./ConfigError";

/** Runs a program. What stops it on purpose is said in one sentence; anything else is a mistake of ours, and shows where. */
export async function endWithReason(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const reason = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}
