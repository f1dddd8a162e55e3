import { renameSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buildSync } from "esbuild";

const made = new Map<string, string>();

/**
 * Bundles our own code into one file: tsx takes seconds in each process, this a fifth of a second once.
 * @returns the file, for Node, inside the project, where packages are found
 */
export function bundled(script: string): string {
  const known = made.get(script);
  if (known !== undefined) return known;
  const file = resolve("node_modules/.cache/haat", `${basename(script, ".ts")}.mjs`);
  const outfile = `${file}-${process.pid}`;
  buildSync({ entryPoints: [script], outfile, bundle: true, packages: "external", platform: "node", format: "esm" });
  // The same file for all runs, so that no old one is left behind.
  renameSync(outfile, file);
  made.set(script, file);
  return file;
}
