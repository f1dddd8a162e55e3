import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "oxc-parser";

/** Sources that show several languages side by side use other names, and keep the modules. */
const CATALOGUE = /^import \* as words from "(\.[^"]*\/words\.)en";$/m;

/**
 * Replaces each use of a message by the message itself, so that a file of the build carries the messages of its own views
 * and no names (ADR 63). `language` chooses the catalogue: `words.hi.ts` in place of `words.en.ts`. With `areModules` the
 * sources go on reading it while they run.
 */
export default function inlineWords(source) {
  const found = CATALOGUE.exec(source);
  if (!found) return source;
  const [line, start] = found;
  const { language, areModules } = this.getOptions();
  const chosen = source.replace(line, line.replace('en";', `${language}";`));
  if (areModules) return chosen;
  const path = resolve(this.context, `${start}${language}.ts`);
  this.addDependency(path);
  const messages = messagesOf(readFileSync(path, "utf8"));
  return chosen.replace(/(?<![\w./])words\.(\w+)/g, (read, key) => {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`${path} has no message "${key}".`);
    return message === IN_ITS_PLACE ? read : `(${message})`;
  });
}

/** A message that uses another one, a constant, or an import such as a language's plurals, stays in the catalogue. */
const IN_ITS_PLACE = null;

function messagesOf(catalogue) {
  const { body } = parseSync("words.ts", catalogue).program;
  const imported = body.flatMap(({ type, specifiers }) => (type === "ImportDeclaration" ? specifiers : []));
  const declared = body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
  const names = new Set([...imported.map(({ local }) => local.name), ...declared.map(({ id }) => id.name)]);
  return new Map(
    body
      .flatMap(({ declaration }) => declaration?.declarations ?? [])
      // A message is an expression. One with statements is not found, which stops the build.
      .filter(({ init }) => init.body?.type !== "BlockStatement")
      .map(({ id, init }) => {
        const { used, own } = namesIn(init);
        const isInItsPlace = [...used].some((name) => names.has(name) && !own.has(name));
        return [id.name, isInItsPlace ? IN_ITS_PLACE : catalogue.slice(init.start, init.end)];
      }),
  );
}

/** The names that an expression uses, and those of its functions' values. */
function namesIn(node, found = { used: new Set(), own: new Set() }) {
  if (Array.isArray(node)) for (const each of node) namesIn(each, found);
  if (typeof node?.type !== "string" || node.type.startsWith("TS")) return found;
  if (node.type === "Identifier") found.used.add(node.name);
  for (const { name } of node.params ?? []) found.own.add(name);
  for (const [part, each] of Object.entries(node)) {
    // `count` in `words.count` and in `{ count: 1 }` is no name.
    const isLabel = (part === "property" || part === "key") && !node.computed;
    if (!isLabel) namesIn(each, found);
  }
  return found;
}
