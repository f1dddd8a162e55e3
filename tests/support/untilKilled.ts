import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect } from "vitest";

/** Runs a writer on `dataDir` until it has said `word` `count` times, then kills it as an operating system does. */
export async function untilKilled(script: string, dataDir: string, word: string, count: number): Promise<string[]> {
  const writer: ChildProcess = spawn(process.execPath, ["--import", "tsx", script], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => writer.once("exit", () => resolve()));
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
