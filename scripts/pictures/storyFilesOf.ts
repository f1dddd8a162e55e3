import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const STORIES = "stories";

/**
 * The files with the stories whose ids begin with one of the words.
 * @returns undefined when no word is given, or when one of them is the beginning of no file's ids
 */
export async function storyFilesOf(words: readonly string[]): Promise<string[] | undefined> {
  if (words.length === 0) return undefined;
  const names = await readdir(STORIES, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".stories.tsx")).map((name) => join(STORIES, name));
  const ids = await Promise.all(files.map(async (file) => ({ file, id: idIn(await readFile(file, "utf8")) })));
  const found = words.map((word) => ids.filter(({ id }) => `${id}--`.startsWith(word) || word.startsWith(`${id}--`)));
  if (found.some(({ length }) => length === 0)) return undefined;
  return [...new Set(found.flat().map(({ file }) => file))].sort();
}

/** Storybook makes a story's id from the title: `ui/price/Price` becomes `ui-price-price`. */
function idIn(text: string): string {
  const title = /^\s*title: "((?:ui|app|features|plugins|Foundations)\/[^"]+)"/m.exec(text)?.[1] ?? "";
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
