import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Message {
  /** The message as it is written in `docs/behaviour/product.md`. */
  words: string;
  /** The section, `5` or `8`, and the bold heading under which the message is listed there. */
  section: string;
  part: string;
  /** The file of the code that contains the message; empty when none does. */
  file: string;
}

const SAID = ["src", "plugins", "server"];
/** The sections with messages: validation, and failures. */
const SECTIONS = ["5", "8"];

/** Every message that the specification fixes, with the file of the code that contains it now. */
export function readMessages(): Message[] {
  const product = readFileSync("docs/behaviour/product.md", "utf8");
  const files = SAID.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ).filter((name) => /\.tsx?$/.test(name));
  const code = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const messages = new Map<string, Message>();
  for (const section of SECTIONS) {
    const text = new RegExp(`^## ${section} [^]*?(?=^## )`, "m").exec(product)?.[0] ?? "";
    for (const line of text.split("\n")) {
      let part = "";
      for (const [, bold, words] of line.matchAll(/\*\*([^*]+)\*\*|(?<!\w)'([^']+)'/g)) {
        if (bold !== undefined) part = bold;
        else if (words !== undefined && !messages.has(words)) {
          const file = code.find(({ text }) => patternOf(words).test(text))?.file ?? "";
          messages.set(words, { words, section, part, file });
        }
      }
    }
  }
  const all = [...messages.values()];
  // 'Address Type is required' is made from the code's `{label} is required`.
  const general = all.filter(({ words }) => words.includes("{"));
  return all.map((message) => {
    if (message.file !== "") return message;
    const fits = ({ words }: Message) => new RegExp(`^${words.replace(/\{\w+\}/g, ".+")}$`).test(message.words);
    return { ...message, file: general.find(fits)?.file ?? "" };
  });
}

/** A `{label}` in the specification is a placeholder in the code: one of the form's, or a template expression. */
function patternOf(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\\\{\w+\\\}/g, "\\$?\\{[^}]*\\}");
  return new RegExp(`["'\`>]\\s*${escaped}|${escaped}["'\`<]`);
}
