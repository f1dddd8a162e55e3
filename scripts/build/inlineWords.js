import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Sources that show several languages side by side use other names, and keep the modules. */
const CATALOGUE = /^import \* as words from "(\.[^"]*\/words\.)en";$/m;
/** A message is an expression. One with statements is not found, which stops the build. */
const MESSAGE = /^export const (\w+)(?:: [\w. ]+)? =\s*(?!.*=> \{$)([\s\S]*?);$/gm;
const IMPORT = /^import \{ (.+) \} from/gm;
const CONSTANT = /^const (\w+)/gm;
/** The texts in "…" or '…' and between the values of `…`. */
const SAID = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<=[`}])(?:\\.|\$(?!\{)|[^`$\\])*(?=\$\{|`)/g;

/**
 * Replaces each use of a message by the message itself, so that a file of the build carries the messages of its own views
 * and no names (ADR 63). `language` chooses the catalogue: `words.hi.ts` in place of `words.en.ts`.
 */
export default function inlineWords(source) {
  const found = CATALOGUE.exec(source);
  if (!found) return source;
  const [line, start] = found;
  const { language } = this.getOptions();
  const path = resolve(this.context, `${start}${language}.ts`);
  this.addDependency(path);
  const messages = messagesOf(readFileSync(path, "utf8"));
  return source
    .replace(line, line.replace('en";', `${language}";`))
    .replace(/(?<![\w./])words\.(\w+)/g, (read, key) => {
      const message = messages.get(key);
      if (message === undefined) throw new Error(`${path} has no message "${key}".`);
      return message === IN_ITS_PLACE ? read : `(${message})`;
    });
}

/** A message that uses another one, a constant, or an import such as a language's plurals, stays in the catalogue. */
const IN_ITS_PLACE = null;

function messagesOf(catalogue) {
  const all = [...catalogue.matchAll(MESSAGE)];
  const imported = [...catalogue.matchAll(IMPORT)].flatMap(([, names]) => names.split(", "));
  const names = new Set([...imported, ...[...catalogue.matchAll(CONSTANT), ...all].map(([, key]) => key)]);
  return new Map(
    all.map(([, key, message]) => {
      const ownNames = new Set((/^\(([^)]*)\)/.exec(message)?.[1] ?? "").match(/\w+(?=\??:|,|$)/g));
      const used = message.replace(SAID, "").match(/(?<!\.)\b[a-zA-Z_$]\w*\b(?!:)/g) ?? [];
      return [key, used.some((each) => names.has(each) && !ownNames.has(each)) ? IN_ITS_PLACE : message];
    }),
  );
}
