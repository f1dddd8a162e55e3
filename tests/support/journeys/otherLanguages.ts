import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { LanguageCode } from "#contract/languages.ts";

const { languages } = parse(readFileSync("server/platform/seed/stores/fresh-basket/store.yaml", "utf8"));

/** The languages of the tests' store, without its first one. */
export const otherLanguages: readonly LanguageCode[] = languages.slice(1);
