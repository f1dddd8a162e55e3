/** Letters of Hebrew, Arabic and their neighbours, which are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Unicode's "first strong isolate" and its end, which do as `<bdi>` does. */
const [START, END] = ["\u2068", "\u2069"];

/**
 * Isolates a name inside a plain-text sentence. A name written from right to left would otherwise also move the numbers and
 * the punctuation beside it. In markup use `<bdi>`.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${START}${name}${END}` : name;
}
