import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Files, FoundPicture } from "./Files.types";
import type { Problem } from "./StoreFolder.types";

const MB = 1024 * 1024;
/** Shopify accepts product lists up to 15 MB. */
const LARGEST_TEXT = 50 * MB;
const LARGEST_PICTURE = 20 * MB;
const MOST_PIXELS = 40_000_000;
const MOST_FILES = 50_000;
const FORMATS = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);
/** Files that operating systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)|~$|\.(bak|swp|tmp)$/i;

/**
 * Reads a store's folder. The number and size of files are limited, and pictures are recognised by their content.
 * @throws ConfigError when it is no folder
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
    if (path.startsWith("pictures/")) {
      if (pictures.size % 20 === 0) onProgress(`Looking at pictures, ${pictures.size} so far …`);
      const refused = size > LARGEST_PICTURE ? "it is larger than 20 MB." : undefined;
      const found = refused ? { path, refused } : { path, ...(await lookAt(join(folder, path))) };
      pictures.set(path.slice("pictures/".length), found);
    } else if (size > LARGEST_TEXT) problems.push({ file: path, message: "it is larger than 50 MB." });
    else texts.set(path, await readFile(join(folder, path)));
  }
  return { files: { texts, pictures }, problems };
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ConfigError(`There is no folder ${folder}: make one with \`haat store init\`.`);
  });
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > MOST_FILES)
    throw new ConfigError(`${folder} has more than ${MOST_FILES} files: is it a store's folder?`);
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"))
    .filter((path) => !LEFT_BEHIND.test(path))
    .sort();
}

/** Recognised by content, never by name, because an SVG could run scripts. */
async function lookAt(file: string): Promise<Pick<FoundPicture, "key" | "refused">> {
  const bytes = await readFile(file);
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.has(format)) return { refused: `it is ${format.toUpperCase()}: save it as PNG, JPEG or WebP.` };
    if (width * height > MOST_PIXELS) return { refused: "it has more than 40 million pixels: make it smaller." };
    return { key: createHash("sha256").update(bytes).digest("hex").slice(0, 40) };
  } catch {
    return { refused: "it is no picture, or a broken one: save it again as PNG, JPEG or WebP." };
  }
}
