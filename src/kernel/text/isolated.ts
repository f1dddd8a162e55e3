import * as words from "./words.en";

/** Unicode's "first strong isolate" and its end, which do as `<bdi>` does. */
const [START, END] = ["\u2068", "\u2069"];

/**
 * Isolates a name inside a plain-text sentence when its letters run the other way. It would otherwise also move the
 * numbers and the punctuation beside it. In markup use `<bdi>`.
 */
export function isolated(name: string): string {
  return words.otherWay.test(name) ? `${START}${name}${END}` : name;
}
