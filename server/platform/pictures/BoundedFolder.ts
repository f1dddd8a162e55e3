import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A full folder is trimmed to this share of its limit, so that it is not walked through for every new file. */
const AFTER_TRIM = 0.9;

interface File {
  path: string;
  size: number;
  usedAt: number;
}

/** A folder of files that can be made again. Above its limit, the files that were unused for longest are deleted. */
export class BoundedFolder {
  /** The size in bytes; undefined until it is first counted, because the folder may have files from earlier runs. */
  private size: Promise<number> | undefined;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** Must be called after a file was written. */
  async added(bytes: number): Promise<void> {
    // The first count already includes this file.
    const known = this.size === undefined ? 0 : bytes;
    this.size ??= this.files().then(sum);
    this.size = this.size.then((size) => size + known);
    this.size = this.size.then((size) => (size > this.maxBytes ? this.trimmed() : size));
    await this.size.catch(() => {
      this.size = undefined;
    });
  }

  /** Counts again, because other processes may share the folder. */
  private async trimmed(): Promise<number> {
    const files = await this.files();
    files.sort((a, b) => a.usedAt - b.usedAt);
    let size = sum(files);
    const enough = size > this.maxBytes ? this.maxBytes * AFTER_TRIM : size;
    for (const file of files) {
      if (size <= enough) break;
      await rm(file.path, { force: true });
      size -= file.size;
    }
    return size;
  }

  private async files(): Promise<File[]> {
    const names = await readdir(this.folder);
    const found = await Promise.all(names.map((name) => fileAt(join(this.folder, name))));
    return found.filter((file) => file !== undefined);
  }
}

/** Undefined when another process has deleted the file meanwhile. */
async function fileAt(path: string): Promise<File | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { path, size: found.size, usedAt: found.mtimeMs };
}

function sum(files: File[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}
