import { renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { rspack } from "@rspack/core";

const made = new Map<string, Promise<string>>();

/**
 * Bundles our own code into one file: tsx takes seconds in each process, this a fifth of a second once.
 * @returns the file, for Node
 */
export function bundled(script: string): Promise<string> {
  const file = made.get(script) ?? bundle(script);
  made.set(script, file);
  return file;
}

/** Inside the project, where packages are found. */
const FOLDER = resolve("node_modules/.cache/haat");

async function bundle(script: string): Promise<string> {
  const filename = `${basename(script, ".ts")}.mjs`;
  const path = join(FOLDER, `bundled-${process.pid}-${basename(script, ".ts")}`);
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
