import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rspack } from "@rspack/core";

/** Bundles one module of the product into a script that puts its exports into `window[name]`, for an empty page. */
export async function scriptOf(file: string, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "haat-script-"));
  const compiler = rspack({
    mode: "development",
    devtool: false,
    entry: resolve(file),
    output: { path, filename: "script.js", library: { name, type: "window" } },
    module: {
      rules: [{ test: /\.ts$/, loader: "builtin:swc-loader", options: { jsc: { parser: { syntax: "typescript" } } } }],
    },
    resolve: { extensions: [".ts", ".js"] },
  });
  try {
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done()));
    });
    return await readFile(join(path, "script.js"), "utf8");
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
