import { ConfigError } from "#server/shared/ConfigError.ts";

/** Runs a program. An expected error is shown as one sentence; any other error is a bug and is shown with its stack. */
export async function endWithReason(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const reason = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}
