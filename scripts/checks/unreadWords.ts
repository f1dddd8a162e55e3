import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceFiles } from "./sourceFiles";

const CATALOGUE = "words.en.ts";
const IMPORT = /^import \* as (\w+) from "(\.[^"]*\/words\.en|#[^"]*\/words\.en\.ts)";$/gm;

/**
 * The messages of the shop that nothing reads (ADR 63). Knip does not see one whose catalogue is taken as a whole anywhere:
 * by the kiosk, which has three languages at hand, or by a test.
 */
export function unreadMessages(): string[] {
  const files = sourceFiles("src", "plugins").filter((file) => !/\/words\.\w+\.ts$/.test(file));
  const read = new Set(files.flatMap((file) => readsIn(file, readFileSync(file, "utf8"), existsSync)));
  return sourceFiles("src", "plugins")
    .filter((file) => file.endsWith(`/${CATALOGUE}`))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)]
        .filter(([, name]) => !read.has(`${file} ${name}`))
        .map(([, name]) => `${file}: nothing reads ${name}.`),
    );
}

/** What a source may read of words that it was given: `said.name`, `({ name }) => …`, or by the name itself, `words[kind]`. */
const GIVEN = /\.(\w+)|[{,]\s*(\w+)(?=\s*[,:}])|"(\w+)"/g;

/**
 * What a source reads, as `catalogue name`. One that does not import the catalogue of the nearest folder, or passes it on as a
 * whole, may read what it was given of that.
 */
export function readsIn(file: string, source: string, exists: (file: string) => boolean): string[] {
  const code = source.replace(/^import .*$/gm, "");
  const imports = [...source.matchAll(IMPORT)].map(([, alias, path = ""]) => ({ alias, file: fileAt(file, path) }));
  const own = imports.flatMap((each) =>
    [...code.matchAll(new RegExp(`\\b${each.alias}\\.(\\w+)`, "g"))].map(([, name]) => `${each.file} ${name}`),
  );
  const nearest = nearestCatalogue(dirname(file), exists);
  const { alias } = imports.find((each) => each.file === nearest) ?? {};
  if (alias && !new RegExp(`\\b${alias}\\b(?!\\.)`).test(code)) return own;
  return [...own, ...[...code.matchAll(GIVEN)].map(([, ...names]) => `${nearest} ${names.find(Boolean)}`)];
}

const fileAt = (file: string, path: string) =>
  path.startsWith("#") ? path.replace("#", "src/") : `${join(dirname(file), path)}.ts`;

function nearestCatalogue(folder: string, exists: (file: string) => boolean): string | undefined {
  const file = join(folder, CATALOGUE);
  if (exists(file)) return file;
  return folder === "." ? undefined : nearestCatalogue(dirname(folder), exists);
}
