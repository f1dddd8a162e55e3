import { editDistance } from "../services/store/catalogue/search/editDistance";

/** A longer text is no misspelt name, and comparing it would take long. */
const LONGEST = 300;

/** ` Is "price" meant?` if a known name is almost equal, else nothing. */
export function suggestion(found: string, known: Iterable<string>): string {
  if (found.length > LONGEST) return "";
  let best: string | undefined;
  let least = Math.max(2, Math.floor(found.length / 3)) + 1;
  for (const name of known) {
    if (Math.abs(found.length - name.length) >= least) continue;
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best === undefined ? "" : ` Is "${best}" meant?`;
}

/** The text that was found, in quotes and shortened. */
export function quoted(found: unknown): string {
  const said = typeof found === "string" ? found : JSON.stringify(found);
  if (said === undefined) return "nothing";
  // On one line and without characters that a terminal would interpret.
  const text = said.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ");
  return text.length > 60 ? `"${text.slice(0, 57)}…"` : `"${text}"`;
}
