import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isLanguageCode, type LanguageCode, languageCodes } from "#contract/languages.ts";

/**
 * The languages to build, all of them unless LANGUAGES names some: `LANGUAGES=en,hi npm run build`. @throws Error with one sentence when a language is
 * unknown or a catalogue of it is missing
 */
export function readLanguages(
  env: Record<string, string | undefined>,
  root: string,
): [LanguageCode, ...LanguageCode[]] {
  const named = (env.LANGUAGES || languageCodes.join()).split(",").map((code) => code.trim());
  const unknown = named.find((code) => !isLanguageCode(code));
  const [first, ...others] = languageCodes.filter((code) => named.includes(code));
  if (unknown !== undefined || first === undefined)
    throw new Error(`LANGUAGES has "${unknown ?? ""}"; set it to some of ${languageCodes.join(", ")}, with commas.`);
  const missing = [first, ...others].flatMap((code) => missingCatalogues(code, root));
  if (missing.length > 0)
    throw new Error(`LANGUAGES is "${named}", but ${missing.length} catalogues are missing, such as ${missing[0]}.`);
  return [first, ...others];
}

/** The constants of a build in one language. */
export function languageDefines(language: LanguageCode, all: readonly LanguageCode[]): Record<string, string> {
  return { __LANGUAGE__: JSON.stringify(language), __LANGUAGES__: JSON.stringify(all) };
}

function missingCatalogues(code: LanguageCode, root: string): string[] {
  return ["src", "plugins"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|[\\/])words\.en\.ts$/.test(file))
      .map((file) => join(folder, file.replace(/en\.ts$/, `${code}.ts`)))
      .filter((file) => !existsSync(join(root, file))),
  );
}
