import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type LanguageCode, languageCodes } from "#contract/languages.ts";
import type { BuiltFiles, Prerender } from "#contract/page/Prerender.types.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** The storefront as it was built in one language. */
export interface Build {
  files: BuiltFiles;
  prerender: Prerender;
}

/** The builds of the storefront, one for each language (ADR 74). */
export interface Builds {
  /** The languages that were built, in the order of the contract. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Loads the code that draws pages in a language, once. */
  in(language: LanguageCode): Promise<Build>;
}

/** @throws ConfigError when there is no build in `dist` */
export function readBuilds(dist: string): Builds {
  const [first, ...others] = languageCodes.filter((code) => existsSync(builtFiles(dist, code)));
  if (first === undefined) throw new ConfigError(`No build in ${dist}; run "npm run build" first, or set DIST_DIR.`);
  const known = new Map<LanguageCode, Promise<Build>>();
  return {
    languages: [first, ...others],
    in(language) {
      const build = known.get(language) ?? readBuild(dist, language);
      known.set(language, build);
      return build;
    },
  };
}

/** The names of the program's files, which `scripts/build/BuiltFilesPlugin` has written. */
export function readBuiltFiles(dist: string, language: LanguageCode): BuiltFiles {
  return JSON.parse(readFileSync(builtFiles(dist, language), "utf8"));
}

/** The build checks the function that draws pages by `satisfies Prerender` (`src/app/boot/document/prerender`). */
async function readBuild(dist: string, language: LanguageCode): Promise<Build> {
  const built: { prerender: Prerender } = await import(
    /* webpackIgnore: true */ pathToFileURL(join(dist, `prerender/${language}.js`)).href
  );
  return { files: readBuiltFiles(dist, language), prerender: built.prerender };
}

const builtFiles = (dist: string, language: LanguageCode) => join(dist, `browser/built.${language}.json`);
