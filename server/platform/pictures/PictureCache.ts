import { createHash } from "node:crypto";
import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { BoundedFolder } from "./BoundedFolder";
import { encoded, nameOf, type PictureFormat, type Recipe } from "./recipes";

/** The path of a file, or a function that reads its content. */
type PictureSource = string | (() => Promise<Buffer>);

/**
 * Pictures are made by the same four threads that read files. With all four at work, a page's scripts would wait for every
 * picture that was asked for before them.
 */
const MADE_AT_ONCE = 2;

/**
 * Resizes pictures to WebP or AVIF, each once, and stores them on disk within a limit; those unused for longest are deleted
 * first.
 */
export class PictureCache {
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly bounded: BoundedFolder;
  private readonly inTurn = pLimit(MADE_AT_ONCE);

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly onTrouble: (error: unknown) => void = () => {},
  ) {
    this.bounded = new BoundedFolder(folder, maxBytes);
    // The results are stored on disk. libvips would cache opened pictures in memory too (ADR 46).
    sharp.cache(false);
  }

  /**
   * @param version identifies the content of the source and not its place, so that a new build of the shop uses the
   * pictures that were made before
   */
  async resized(
    source: PictureSource,
    version: string,
    width: number,
    format: PictureFormat = "webp",
  ): Promise<Buffer> {
    const recipe = { width, format };
    const key = createHash("sha256")
      .update(`${version}\n${nameOf(recipe)}`)
      .digest("hex")
      .slice(0, 40);
    const file = join(this.folder, `${key}.${format}`);
    try {
      const kept = await readFile(file);
      const now = new Date();
      await utimes(file, now, now);
      return kept;
    } catch {
      return this.once(file, () => this.make(source, recipe, file));
    }
  }

  /** Several calls for a new picture make it once. */
  private once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const already = this.running.get(file);
    if (already !== undefined) return already;
    const started = make().finally(() => this.running.delete(file));
    this.running.set(file, started);
    return started;
  }

  private async make(source: PictureSource, recipe: Recipe, file: string): Promise<Buffer> {
    const picture = await opened(source);
    const made = await this.inTurn(() => encoded(picture, recipe));
    // When the disk is full, the next caller waits for the picture again, and nobody else.
    await this.keep(file, made).catch(this.onTrouble);
    return made;
  }

  private async keep(file: string, made: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    await this.bounded.added(made.length);
  }
}

/** Turns a photo upright, because an upright camera only notes its position in the file. */
async function opened(source: PictureSource): Promise<Sharp> {
  return typeof source === "string" ? sharp(source) : sharp(await source()).autoOrient();
}
