import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { LanguageCode } from "#contract/languages.ts";

/** All texts of the storefront in one language that stand on a screen as they are, without values. */
export async function textsIn(code: LanguageCode): Promise<Set<string>> {
  const files = ["src", "plugins"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(`words.${code}.ts`))
      .map((name) => resolve(folder, name)),
  );
  const catalogues: object[] = await Promise.all(files.map((file) => import(file)));
  return new Set(catalogues.flatMap((all) => Object.values(all)).filter((text) => typeof text === "string"));
}
