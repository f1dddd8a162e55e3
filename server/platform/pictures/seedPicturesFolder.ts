import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the sources have it, beside the built server, or under the folder it was started in. */
export const seedPicturesFolder = find();

function find(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const inSources = join(here, "../seed/pictures");
  const candidates = [inSources, join(here, "pictures"), join(process.cwd(), "server/platform/seed/pictures")];
  return candidates.find((candidate) => existsSync(candidate)) ?? inSources;
}
