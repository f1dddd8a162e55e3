import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const CATALOGUE = /^import \* as words from "(\.[^"]*\/words\.en)";$/m;
const MESSAGE = /^export (?:const|function) (\w+)/gm;
const FILE = /^words\.(\w+)\.ts$/;

/**
 * Storybook has all languages in one build, where the shop has a build for each (ADR 63). A source that reads `words` gets a
 * module of the same messages in the language with which the frame was loaded (`chosenLanguage.ts`). A catalogue that is
 * missing is in English.
 */
export default function chosenCatalogues(source) {
  if (this.resourceQuery !== "?chosen") return source.replace(CATALOGUE, 'import * as words from "$1.ts?chosen";');
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  const codes = readdirSync(folder).flatMap((file) => FILE.exec(file)?.[1] ?? []);
  for (const code of codes) this.addDependency(join(folder, `words.${code}.ts`));
  return [
    ...codes.map((code) => `import * as ${code} from "./words.${code}.ts";`),
    `const chosen = { ${codes.join(", ")} }[globalThis.haatLanguage] ?? en;`,
    ...[...source.matchAll(MESSAGE)].map(([, name]) => `export const ${name} = chosen.${name};`),
  ].join("\n");
}
