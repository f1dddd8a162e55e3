import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every file under a folder by its path: texts as they are, other files in base 64. */
export async function folderSnapshot(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => {
    const bytes = await readFile(file);
    const text = /\.(csv|yaml|md)$/.test(file);
    return [file.slice(folder.length + 1), bytes.toString(text ? "utf8" : "base64")] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
