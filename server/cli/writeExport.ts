import { join } from "node:path";
import type { ExportedFolder } from "#server/platform/services/back-office/folders/StoreFolders.ts";
import type { Services } from "#server/platform/services/index.ts";
import type { Io } from "./Command.types";

/**
 * Writes an exported folder. @param there the paths of pictures on the person's disk, by their keys: they are linked
 * instead of sent
 */
export async function writeExport(
  { storePictures }: Pick<Services, "storePictures">,
  { texts, pictures }: ExportedFolder,
  folder: string,
  io: Io,
  there: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const [path, bytes] of texts) await io.writeFile(join(folder, path), bytes);
  for (const [at, { path, key }] of pictures.entries()) {
    io.progress(`Pictures: ${at + 1} of ${pictures.length} …`);
    const own = there.get(key);
    if (own !== undefined) {
      await io.linkFile(own, join(folder, path));
      continue;
    }
    const picture = await storePictures.get(key);
    if (picture === undefined) io.warn(`${path} is missing in the shop's storage.`);
    else await io.writeFile(join(folder, path), picture);
  }
}
