import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./FileStore";

/** Stores files in a folder. A `key` comes from `SignedUploads.keyOf`, which lets no `..` pass. */
export class DiskFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, content: Buffer): Promise<void> {
    await this.write(key, content, rename);
  }

  async putNew(key: string, content: Buffer): Promise<boolean> {
    try {
      // `link`, because a link, unlike a renamed file, never replaces a file.
      await this.write(key, content, link);
      return true;
    } catch (error) {
      if (hasCode(error, "EEXIST")) return false;
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    return existsSync(join(this.folder, key));
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, key));
    } catch (error) {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    }
  }

  /** Writes to another name first, so that neither a reader nor a killed process leaves half a file under the key. */
  private async write(key: string, content: Buffer, name: (from: string, to: string) => Promise<void>): Promise<void> {
    const path = join(this.folder, key);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(unfinished, content);
      await name(unfinished, path);
    } finally {
      // Even on a full disk, where half a file would keep its space.
      await rm(unfinished, { force: true });
    }
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
