import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders of the demo stores, in the order in which they are seeded. */
export const DEMO_STORES = ["fresh-basket", "kora-home", "oven-story", "nila-saris"] as const;
export type DemoStore = (typeof DEMO_STORES)[number];

const root = find();

export const demoStoreFolder = (friendlyId: DemoStore): string => join(root, friendlyId);

/** Looks beside the sources or the built server, then in the folder in which the server was started. */
function find(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [join(here, "stores"), join(process.cwd(), "server/platform/seed/stores")];
  const found = candidates.find((candidate) => existsSync(candidate));
  return found ?? join(here, "stores");
}

let pictures: Map<string, string> | undefined;

/** The path of each demo picture by its file name, which is different in all stores. */
export function demoPictures(): ReadonlyMap<string, string> {
  pictures ??= new Map(
    DEMO_STORES.flatMap((store) => {
      const folder = join(demoStoreFolder(store), "pictures");
      return existsSync(folder) ? readdirSync(folder).map((name) => [name, join(folder, name)] as const) : [];
    }),
  );
  return pictures;
}
