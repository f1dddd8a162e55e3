import { type ChildProcess, spawn } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { rspack } from "@rspack/core";
import { expect } from "vitest";
import { sized } from "../sized";

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
  const writer: ChildProcess = spawn(process.execPath, [...FLAGS, await bundled(script)], {
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

const made = new Map<string, Promise<string>>();

/** Bundles our own code into one file: tsx takes seconds in each process, this a fifth of a second once. */
function bundled(script: string): Promise<string> {
  const file = made.get(script) ?? bundle(script);
  made.set(script, file);
  return file;
}

/** Inside the project, where packages are found. */
const FOLDER = resolve("node_modules/.cache/haat");

async function bundle(script: string): Promise<string> {
  const filename = `${basename(script, ".ts")}.mjs`;
  const path = join(FOLDER, `killed-${process.pid}`);
  const compiler = rspack({
    mode: "development",
    devtool: false,
    target: "node20",
    entry: resolve(script),
    output: { path, filename, module: true, chunkFormat: "module", library: { type: "module" } },
    resolve: { extensions: [".ts", ".js"] },
    externalsType: "module",
    externals: [({ request }, done) => (request && /^[a-z@]/i.test(request) ? done(undefined, request) : done())],
    module: { parser: { javascript: { importMeta: false } }, rules: [typescript] },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
      compiler.close(() => (problem ? fail(problem) : done()));
    });
  });
  // The same file for all runs, so that no old one is left behind.
  const file = join(FOLDER, filename);
  renameSync(join(path, filename), file);
  rmSync(path, { recursive: true });
  return file;
}

const typescript = {
  test: /\.ts$/,
  loader: "builtin:swc-loader",
  options: { jsc: { parser: { syntax: "typescript" } }, env: { targets: "node 20.19" } },
};
