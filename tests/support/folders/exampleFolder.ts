import { createHash } from "node:crypto";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import type { Files, FoundPicture } from "#server/platform/storeFolder/Files.types.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";

let made: Promise<Map<string, Buffer>> | undefined;

/**
 * The files that `haat store init my-shop` writes, with the given texts in place of some; `undefined` leaves a file
 * out.
 */
export async function exampleFolder(texts: Record<string, string | Buffer | undefined> = {}): Promise<Files> {
  made ??= exampleFiles("my-shop");
  const pictures = new Map<string, FoundPicture>();
  const found = new Map<string, Buffer>();
  for (const [path, bytes] of await made) {
    const key = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    if (path.startsWith("pictures/")) pictures.set(path.slice("pictures/".length), { path, key });
    else found.set(path, bytes);
  }
  for (const [path, text] of Object.entries(texts)) {
    if (text === undefined) found.delete(path);
    else found.set(path, Buffer.from(text));
  }
  return { texts: found, pictures };
}

/** One of the example's files as text. */
export async function exampleText(path: string): Promise<string> {
  return (await exampleFolder()).texts.get(path)?.toString() ?? "";
}

/** The checked example with other files, which must be valid. */
export async function goodFolder(texts: Record<string, string | Buffer | undefined> = {}): Promise<StoreFolder> {
  const { folder, problems } = checkFolder(await exampleFolder(texts));
  if (folder === undefined)
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  return folder;
}
