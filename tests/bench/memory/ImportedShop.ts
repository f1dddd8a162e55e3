import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { demoStoreFolder } from "#server/platform/seed/demoStores.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** The address of the store that is imported. */
const IMPORTED = "third-shop";
const CHANGED_PICTURE = "fb-apple-one.webp";

/** The folder of a third store, a copy of the grocer's, which its owner imports with other prices and a new picture. */
export class ImportedShop {
  private times = 0;

  private constructor(
    private readonly folder: string,
    private readonly products: string,
    /** As for the shop: its data folder, and its database where that is not embedded. */
    private readonly env: Record<string, string>,
  ) {}

  static async prepare(env: Record<string, string>): Promise<ImportedShop> {
    const folder = await mkdtemp(join(tmpdir(), "haat-third-shop-"));
    await cp(demoStoreFolder("fresh-basket"), folder, { recursive: true });
    const store = await readFile(join(folder, "store.yaml"), "utf8");
    await writeFile(join(folder, "store.yaml"), store.replaceAll(/fresh-basket(?=$|\.localhost)/gm, IMPORTED));
    return new ImportedShop(folder, await readFile(join(folder, "products.csv"), "utf8"), env);
  }

  /** @throws when the command does not end well */
  async import(): Promise<void> {
    this.times += 1;
    const price = 100 + (this.times % 19);
    await writeFile(join(this.folder, "products.csv"), this.products.replace(",140,119,", `,140,${price},`));
    const picture = join(this.folder, "pictures", CHANGED_PICTURE);
    await writeFile(picture, await newPicture(this.times));
    const io = { ...recordingIo(), readFile: (path: string) => readFile(path) };
    const code = await runCommandLine(["store", "import", this.folder], io, this.env, commands);
    if (code !== 0) throw new Error(`The store was not imported: ${io.text()}`);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** A picture like a photo: no two pixels are the same. */
function newPicture(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 + (seed % 40) } as const;
  return sharp({ create: { width: 1024, height: 1024, channels: 3, noise, background: "#fff" } })
    .webp({ quality: 85 })
    .toBuffer();
}
