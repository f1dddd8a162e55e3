import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltFiles } from "#contract/page/Prerender.types.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** The names of the program's files, which `scripts/build/BuiltFilesPlugin` has written. */
export function readBuiltFiles(dist: string): BuiltFiles {
  const file = join(dist, "browser/built.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  throw new ConfigError(`No build in ${dist}; run "npm run build" first, or set DIST_DIR.`);
}
