import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1280, 1680] as const;

/** Every so many new pictures the folder is brought back under its bound. */
const TRIM_EVERY = 50;
const QUALITY = 78;

/** Pictures resized to WebP, each once, kept on disk under a bound; the longest unused go first. */
export class PictureCache {
  private readonly running = new Map<string, Promise<Buffer>>();
  private written = 0;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** @param version changes when the source does, for example its modification time */
  async resized(source: string, version: string, width: number): Promise<Buffer> {
    const name = `${createHash("sha256").update(`${source}\n${version}\n${width}`).digest("hex").slice(0, 40)}.webp`;
    const file = join(this.folder, name);
    try {
      const kept = await readFile(file);
      const now = new Date();
      await utimes(file, now, now);
      return kept;
    } catch {
      return this.once(file, () => this.make(source, width, file));
    }
  }

  /** Twenty calls for a new picture make it once. */
  private once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const already = this.running.get(file);
    if (already !== undefined) return already;
    const started = make().finally(() => this.running.delete(file));
    this.running.set(file, started);
    return started;
  }

  private async make(source: string, width: number, file: string): Promise<Buffer> {
    const made = await sharp(source).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    this.written += 1;
    if (this.written % TRIM_EVERY === 0) await this.trim();
    return made;
  }

  /** Removes the longest unused pictures until the folder is within its bound. */
  async trim(): Promise<void> {
    const names = await readdir(this.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.folder, name));
        return { name, size, mtimeMs };
      }),
    );
    files.sort((a, b) => b.mtimeMs - a.mtimeMs);
    let total = 0;
    for (const { name, size } of files) {
      total += size;
      if (total > this.maxBytes) await rm(join(this.folder, name), { force: true });
    }
  }
}
