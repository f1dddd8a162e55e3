import { type ChildProcess, spawn } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { rspack } from "@rspack/core";
import { expect } from "vitest";
import { sized } from "./sized";

/** V8 polishes WebAssembly for longer than a small proof's process lives. */
const FLAGS = sized(["--liftoff-only"], []);

/**
 * Runs a script with `env` until it has said `word` `count` times, then kills it as an operating system does. A script
 * that has nothing left to do waits for its kill, so that it comes on a slow machine as on a fast one.
 * @returns what was said after the word, each time
 */
export async function untilKilled(
  script: string,
  env: Record<string, string>,
  word: string,
  count: number,
): Promise<string[]> {
  const writer: ChildProcess = spawn(process.execPath, [...FLAGS, await bundled(script)], {
    env: { ...process.env, ...env },
    // Its end of the first pipe closes with this process: it never outlives a test that was broken off.
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

/** One file of all that is ours: tsx takes seconds of each process, this takes a fifth of one, once. */
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
  // One for all runs, so that none is left behind.
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
