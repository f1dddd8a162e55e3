import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isLanguageCode, languageCodes } from "#contract/languages.ts";
import { catalogueFiles, catalogueMistakes } from "./checks/catalogues";
import { catalogueOf, fileOf, readSheet, sheetOf } from "./translate/sheet";

/**
 * `npx tsx scripts/translate.ts export ta ta.csv` writes all messages into one sheet, and `import ta ta.csv` writes the
 * catalogues of the filled sheet and names its mistakes (docs/translators.md).
 */
const [does, language, sheetFile = `${language}.csv`] = process.argv.slice(2);
if (!isLanguageCode(language) || language === "en" || (does !== "export" && does !== "import")) {
  process.stderr.write(
    `Write: npx tsx scripts/translate.ts export|import ${languageCodes.slice(1).join("|")} [sheet.csv]. A new language first takes its line in src/contract/languages.ts.\n`,
  );
  process.exit(1);
}

if (does === "export") {
  const help = languageCodes.find((code) => code !== "en" && code !== language) ?? "en";
  writeFileSync(sheetFile, sheetOf(language, help));
  process.stdout.write(`${sheetFile} is written: fill the column "translation".\n`);
} else {
  const { sheet, mistakes } = readSheet(sheetFile, readFileSync(sheetFile));
  const files = catalogueFiles().map((english) => {
    const file = fileOf(english, language);
    const own = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const made = catalogueOf(readFileSync(english, "utf8"), own, sheet.get(english) ?? new Map(), language);
    mistakes.push(...made.mistakes.map((mistake) => `${file}: ${mistake}`));
    if (made.source !== own) writeFileSync(file, made.source);
    return file;
  });
  spawnSync("npx", ["biome", "check", "--write", ...files], { stdio: "ignore" });
  mistakes.push(...catalogueMistakes(language));
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  process.stdout.write(`${files.length} catalogues are written. Mistakes: ${mistakes.length}\n`);
  if (mistakes.length > 0) process.exitCode = 1;
}
