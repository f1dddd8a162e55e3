import { join, resolve } from "node:path";
import { conflict, PlatformError } from "#server/platform/errors.ts";
import type { ImportSummary } from "#server/platform/services/back-office/folders/ImportSummary.ts";
import type { Services } from "#server/platform/services/index.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import type { Io, ServiceCommand } from "../../Command.types";
import { auditName } from "../../ownerOf";
import type { ReadingOptions } from "../../readStoreFolder";
import { writeExport } from "../../writeExport";

interface Options extends ReadingOptions {
  folder: string;
  dryRun?: boolean;
  yes?: boolean;
}

interface Prepared {
  path: string;
  isDryRun: boolean;
  isSure: boolean;
  read: StoreFolder;
}

export const storeImport: ServiceCommand<Options, Prepared> = {
  name: "store import",
  summary: "imports a shop's folder into the database, all or nothing",
  makesDatabase: true,
  describe: (command) =>
    command
      .argument("[folder]", "the shop's folder", ".")
      .option("--dry-run", "says what would change, SKU by SKU, and changes nothing")
      .option("--yes", "imports even when more than a tenth of the shown variants would be hidden")
      .option("--make-categories", "first adds the categories of products.csv to categories.csv")
      .option("--fetch-pictures", "fetches pictures that are https addresses into the folder first"),
  async prepare({ folder, dryRun = false, yes = false, ...reading }, io) {
    const { readStoreFolder } = await import("../../readStoreFolder");
    const read = await readStoreFolder(folder, reading, io);
    return read === undefined ? 1 : { path: resolve(folder), isDryRun: dryRun, isSure: yes, read };
  },
  async run(services, { path, isDryRun, isSure, read }, io) {
    const onProgress = (doing: string) => io.progress(doing);
    const wanted = { who: auditName(io), onProgress };
    const planned = await services.storeFolders.import(read, { ...wanted, isDryRun: true });
    const { isNew, lines, details } = planned;
    if (isDryRun) {
      if (lines.length > 0) io.say("This is what would change:");
      for (const line of lines) io.say(`  ${line}`);
      sayDetails(details, io);
      if (hidesMuch(planned)) io.say(`${hidesWords(planned)}: the import will ask for --yes.`);
    } else {
      // Before the pictures and the undo, and again under the lock, because another import may come between (ADR 32).
      const approve = (summary: ImportSummary) => {
        if (hidesMuch(summary) && !isSure) throw conflict("HIDES_MUCH", notMeant(summary));
      };
      approve(planned);
      const undo = isNew || lines.length === 0 ? undefined : await keepAsItIs(services, path, read, io);
      await bringPictures(services, path, read, io);
      const done = await services.storeFolders.import(read, { ...wanted, approve });
      for (const line of done.lines) io.say(`  ${line}`);
      if (lines.length > 0) io.say(`${read.name} is ${isNew ? "open" : "as its folder says"}, at /${read.friendlyId}.`);
      if (undo !== undefined) io.say(`To undo this: npm run haat -- store import ${undo} --yes`);
    }
    if (lines.length === 0) io.say(`Nothing to change: ${read.name} is as its folder says.`);
    return 0;
  },
};

/** If an import hides more than one in so many variants, it asks, because that is more often a mistake than meant. */
const MUCH = 10;
/** A longer list would be read by nobody. */
const NAMED_AT_MOST = 500;

function sayDetails(details: readonly string[], io: Pick<Io, "say">): void {
  for (const line of details.slice(0, NAMED_AT_MOST)) io.say(`    ${line}`);
  const rest = details.length - NAMED_AT_MOST;
  if (rest > 0) io.say(`    … and ${rest.toLocaleString("en-IN")} more.`);
}

const hidesMuch = ({ hidden }: ImportSummary) => hidden.skus.length * MUCH > hidden.of;

const notMeant = (summary: ImportSummary) =>
  `${hidesWords(summary)}. Look at it with --dry-run, and add --yes if you want it; nothing was changed.`;

function hidesWords({ hidden: { skus, of } }: ImportSummary): string {
  const [count, all] = [skus.length, of].map((number) => number.toLocaleString("en-IN"));
  return `It hides ${count} of the ${all} variants that are shown (${skus.slice(0, 5).join(", ")}${skus.length > 5 ? " …" : ""})`;
}

/**
 * Writes the store's current state beside the shop's folder. @returns the new folder; undefined when the store never came
 * from a folder
 */
async function keepAsItIs(services: Services, path: string, read: StoreFolder, io: Io): Promise<string | undefined> {
  const folder = `${path.replace(/-before-\d{4}-[\dT-]+$/, "")}-before-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  try {
    const exported = await services.storeFolders.export(read.friendlyId);
    const there = new Map(read.pictures.map((picture) => [picture.key, join(path, picture.path)]));
    await writeExport(services, exported, folder, io, there);
    return folder;
  } catch (error) {
    if (error instanceof PlatformError && error.code === "NO_FOLDER") return undefined;
    throw error;
  }
}

/** Stores the pictures before the transaction. A picture's name is made from its content, so an unused one does no harm. */
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
