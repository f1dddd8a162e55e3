import { Meant } from "./Meant";
import { readCode } from "./readCode";

/** The owner's own code of a variant, 1 to 100 characters. */
export function readSku(text: string): string | Meant {
  const code = readCode(text);
  if (code instanceof Meant || (code !== "" && code.length <= 100)) return code;
  return new Meant("a code of its own, 1 to 100 characters, such as MANGO-1KG.");
}
