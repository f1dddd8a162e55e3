import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkFolder } from "../storeFolder/checkFolder";
import type { StoreFolder } from "../storeFolder/StoreFolder.types";
import { type DemoStore, demoPictures, demoStoreFolder } from "./demoStores";
import { withOddRows } from "./oddRows";

/** Reads a demo store as any store's folder, but without checking or copying its pictures, which are part of Haat. */
export async function readDemoStore(friendlyId: DemoStore): Promise<StoreFolder> {
  const root = demoStoreFolder(friendlyId);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const [texts, pictures] = [new Map<string, Buffer>(), new Map<string, { path: string; key: string }>()];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(join(root, "/").length).replaceAll("\\", "/");
    if (demoPictures().get(entry.name) === file) pictures.set(entry.name, { path, key: entry.name });
    else texts.set(path, await readFile(file));
  }
  const { folder, problems } = checkFolder({ texts, pictures });
  if (folder === undefined) throw new Error(`the demo store ${friendlyId}: ${JSON.stringify(problems[0])}`);
  return withOddRows(folder);
}
