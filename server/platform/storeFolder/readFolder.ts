import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Files, FoundPicture } from "./Files.types";
import { MAPPING_FILE } from "./lists/mappingFile";
import { faultOf } from "./pictures/faultOf";
import type { Problem } from "./StoreFolder.types";

const MB = 1024 * 1024;
/** Shopify accepts product lists up to 15 MB. */
const LARGEST_TEXT = 50 * MB;
/** A photo of 140 million pixels, as phones take them. */
const LARGEST_PICTURE = 100 * MB;
/** How many pictures are decoded at once. */
const AT_ONCE = 2;
const MOST_FILES = 50_000;
/** Files that operating systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)|~$|\.(bak|swp|tmp)$/i;

/**
 * Reads a store's folder. The number and size of files are limited, and pictures are recognised by their content. @throws
 * ConfigError when it is no folder
 */
export async function readFolder(
  folder: string,
  onProgress: (doing: string) => void,
): Promise<{ files: Files; problems: Problem[] }> {
  const paths = await pathsIn(folder);
  const problems: Problem[] = [];
  const texts = new Map<string, Buffer>();
  const pictures = new Map<string, FoundPicture>();
  for (const path of paths) {
    const { size } = await stat(join(folder, path));
    if (path.startsWith("pictures/"))
      pictures.set(path.slice("pictures/".length), { path, ...(size > LARGEST_PICTURE && { refused: TOO_LARGE }) });
    else if (size > LARGEST_TEXT) problems.push({ file: path, message: "it is larger than 50 MB." });
    else texts.set(path, await readFile(join(folder, path)));
  }
  let seen = 0;
  const inTurn = pLimit(AT_ONCE);
  await Promise.all(
    [...pictures.values()].map((picture) =>
      inTurn(async () => {
        if (seen % 20 === 0) onProgress(`Looking at pictures, ${seen} of ${pictures.size} so far …`);
        seen += 1;
        if (picture.refused === undefined) Object.assign(picture, await lookAt(join(folder, picture.path)));
      }),
    ),
  );
  return { files: { texts, pictures }, problems };
}

const TOO_LARGE = "it is larger than 100 MB.";

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ConfigError(`There is no folder ${folder}: make one with \`haat store init\`.`);
  });
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > MOST_FILES)
    throw new ConfigError(`${folder} has more than ${MOST_FILES} files: is it a store's folder?`);
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"))
    .filter((path) => !LEFT_BEHIND.test(path) && path !== MAPPING_FILE)
    .sort();
}

async function lookAt(file: string): Promise<Pick<FoundPicture, "key" | "refused">> {
  const bytes = await readFile(file);
  const refused = await faultOf(bytes);
  return refused === undefined ? { key: createHash("sha256").update(bytes).digest("hex").slice(0, 40) } : { refused };
}
