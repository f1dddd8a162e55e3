import { readFileSync } from "node:fs";

/** The blocks of commands in a document that are marked with ` ```sh run `: tests run them unchanged. */
export function documentedBlocks(document: string): string[] {
  return [...readFileSync(document, "utf8").matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
}
