import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { sourceFiles } from "./sourceFiles";

// biome-ignore lint/suspicious/noExplicitAny: the nodes of all kinds of syntax
type Tree = any;

const SPOKEN = /^import \{ words \} from "(\.[^"]*\/words)";$/m;
const ENGLISH = /^import \{ ([\w, ]+) \} from "(\.[^"]*\/words\.en)";$/gm;

/**
 * What is wrong with the platform's texts, which are read in the language of each call (ADR 77): a message that nothing
 * reads, which knip cannot see, and one that is read while a module loads, and so in English for everybody.
 */
export function spokenMistakes(): string[] {
  const files = sourceFiles("server/platform");
  const used = new Set<string>();
  const early: string[] = [];
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    const at = (path = "") => join(dirname(file), path);
    const [, catalogue] = SPOKEN.exec(source) ?? [];
    for (const [, name] of source.matchAll(/(?<![\w./])words\.(\w+)/g)) used.add(`${at(catalogue)}.en.ts ${name}`);
    for (const [, names = "", path] of source.matchAll(ENGLISH)) {
      for (const [name = ""] of names.split(", ").map((each) => each.split(" "))) used.add(`${at(path)}.ts ${name}`);
    }
    if (catalogue) early.push(...readsAtLoading(source).map((name) => `${file}: words.${name} is read too early.`));
  }
  const unused = files
    .filter((file) => file.endsWith("/words.en.ts"))
    .flatMap((file) =>
      messagesOf(file)
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file}: nothing reads ${name}.`),
    );
  return [...early, ...unused];
}

const messagesOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);

/** The messages that a source reads outside functions, as constants and fields of classes do. */
export function readsAtLoading(source: string): string[] {
  const found: string[] = [];
  const look = (node: Tree): void => {
    if (typeof node !== "object" || node === null || /Function/.test(node.type)) return;
    if (node.type === "MemberExpression" && node.object.name === "words") found.push(node.property.name);
    for (const part of Object.values(node)) look(part);
  };
  look(parseSync("words.ts", source).program);
  return found;
}
