import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./FileStore";

/** Keeps files in a folder. A `key` comes from `SignedUploads.keyOf`, which lets no `..` pass. */
export class DiskFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  /** Writes to another name first, so that neither a reader nor a killed process leaves half a file under the key. */
  async put(key: string, content: Buffer): Promise<void> {
    const path = join(this.folder, key);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  }

  async has(key: string): Promise<boolean> {
    return existsSync(join(this.folder, key));
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, key));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  }
}
