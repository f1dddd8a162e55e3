import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the code of a component says and Storybook's own reader of types does not see. */
export interface ComponentFile {
  /** `src/design/button/Button` */
  path: string;
  names: string[];
  /** The value of each argument that may be left out, as it is written: `"secondary"`. */
  defaults: Record<string, string>;
  /** The type of each argument that is a `readonly` list: `string[]`. */
  lists: Record<string, string>;
}

const EXPORTED = /^export (?:default )?(?:const|function) ([A-Z]\w*[a-z]\w*)/gm;
/** A default of a destructured object: `{ size = "medium", … }`. */
const DEFAULT = /(?<=[{,]\s*)(\w+)(?:: \w+)? = ("[^"]*"|-?[\w.]+|\[\]|\{\})(?=\s*[,}])/g;
const LIST = /^ {2}(\w+)\??: readonly (.+);$/gm;

/** Every component of the shop, read when Storybook starts. */
export function readComponents(): ComponentFile[] {
  return ["src", "plugins"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => componentsIn(join(folder, name), readFileSync(join(folder, name), "utf8")))
      .filter(({ names }) => names.length > 0),
  );
}

export function componentsIn(file: string, text: string): ComponentFile {
  const pairs = (pattern: RegExp) =>
    Object.fromEntries([...text.matchAll(pattern)].map(([, name = "", value = ""]) => [name, value]));
  const names = [...text.matchAll(EXPORTED)].map(([, name = ""]) => name);
  return { path: file.replace(/\.tsx$/, ""), names, defaults: pairs(DEFAULT), lists: pairs(LIST) };
}
