import { languageCodes } from "#contract/languages.ts";

const names = new Intl.DisplayNames("en", { type: "script" });
/** The scripts of the shop's own languages, as the fonts' files name them. */
const own = languageCodes.map((code) =>
  // Unicode has renamed Oriya, the fonts have not.
  (names.of(new Intl.Locale(code).maximize().script ?? "") ?? "").toLowerCase().replace("odia", "oriya"),
);
const FOREIGN = new RegExp(`(?<!${own.join("|")})-wght-normal\\.\\w+\\.woff2$`);

/** Whether a file is a font for letters that no language of the shop is written in. */
export const isForeignFont = (file: string): boolean => FOREIGN.test(file);
