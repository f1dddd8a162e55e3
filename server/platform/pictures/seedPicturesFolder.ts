import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Finds the folder in the sources, beside the built server, or under the working directory. */
export const seedPicturesFolder = find();

function find(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const inSources = join(here, "../seed/pictures");
  const candidates = [inSources, join(here, "pictures"), join(process.cwd(), "server/platform/seed/pictures")];
  return candidates.find((candidate) => existsSync(candidate)) ?? inSources;
}
