import { join, resolve } from "node:path";
import type { Services } from "#server/platform/services/index.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import type { Io, ServiceCommand } from "../../Command.types";
import { auditName } from "../../ownerOf";
import { type ReadingOptions, readStoreFolder } from "../../readStoreFolder";

interface Options extends ReadingOptions {
  folder: string;
  dryRun?: boolean;
}

interface Prepared {
  path: string;
  isDryRun: boolean;
  read: StoreFolder;
}

export const storeImport: ServiceCommand<Options, Prepared> = {
  name: "store import",
  summary: "brings a shop's folder into the database, whole or not at all",
  makesDatabase: true,
  describe: (command) =>
    command
      .argument("[folder]", "the shop's folder", ".")
      .option("--dry-run", "says what would change, and changes nothing")
      .option("--make-categories", "first adds to categories.csv what products name")
      .option("--fetch-pictures", "fetches pictures that are https addresses into the folder first"),
  async prepare({ folder, dryRun = false, ...reading }, io) {
    const read = await readStoreFolder(folder, reading, io);
    return read === undefined ? 1 : { path: resolve(folder), isDryRun: dryRun, read };
  },
  async run(services, { path, isDryRun, read }, io) {
    if (!isDryRun) await bringPictures(services, path, read, io);
    const onProgress = (doing: string) => io.progress(doing);
    const { isNew, lines } = await services.storeFolders.import(read, {
      isDryRun,
      who: auditName(io),
      onProgress,
    });
    if (isDryRun && lines.length > 0) io.say("This is what would change:");
    for (const line of lines) io.say(`  ${line}`);
    if (lines.length === 0) io.say(`Nothing to change: ${read.name} is as its folder says.`);
    else if (!isDryRun) io.say(`${read.name} is ${isNew ? "open" : "as its folder says"}, at /${read.friendlyId}.`);
    return 0;
  },
};

/**
 * Stores the pictures before the transaction. A picture's name is made from its content, so an unused one does no harm.
 */
async function bringPictures(
  { storePictures }: Services,
  path: string,
  { pictures }: StoreFolder,
  io: Io,
): Promise<void> {
  for (const [at, picture] of pictures.entries()) {
    if (await storePictures.has(picture.key)) continue;
    io.progress(`Pictures: ${at + 1} of ${pictures.length} …`);
    await storePictures.put(picture.key, await io.readFile(join(path, picture.path)));
  }
}
