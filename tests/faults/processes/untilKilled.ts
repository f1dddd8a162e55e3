import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { bundled } from "#tests/support/bundled.ts";
import { sized } from "#tests/support/sized.ts";

/** V8 optimises WebAssembly for longer than a small proof's process lives. */
const FLAGS = sized(["--liftoff-only"], []);

/**
 * Runs a script with `env` until it has printed `word` `count` times, then kills it with SIGKILL. A script with nothing
 * left to do waits to be killed, so that the result does not depend on the machine's speed.
 * @returns what was printed after the word, each time
 */
export async function untilKilled(
  script: string,
  env: Record<string, string>,
  word: string,
  count: number,
): Promise<string[]> {
  const writer: ChildProcess = spawn(process.execPath, [...FLAGS, bundled(script)], {
    env: { ...process.env, ...env },
    // The pipe closes when this process ends, so the script never outlives a test that was broken off.
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => writer.once("exit", () => done()));
  const said: string[] = [];
  if (writer.stdout) {
    for await (const line of createInterface({ input: writer.stdout })) {
      if (line.startsWith(`${word} `)) said.push(line.slice(word.length + 1));
      if (said.length === count) writer.kill("SIGKILL");
    }
  }
  await ended;
  expect(writer.signalCode).toBe("SIGKILL");
  return said;
}
