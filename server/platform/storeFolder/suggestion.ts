import { editDistance } from "../services/store/catalogue/search/editDistance";

/** ` Is "price" meant?` where a known name is only a slip away, else nothing. */
export function suggestion(found: string, known: Iterable<string>): string {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(found.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best === undefined ? "" : ` Is "${best}" meant?`;
}

/** What was found, in quotes and at a length that can be read. */
export function quoted(found: unknown): string {
  const said = typeof found === "string" ? found : JSON.stringify(found);
  if (said === undefined) return "nothing";
  // On one line, and nothing that a terminal would obey.
  const text = said.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ");
  return text.length > 60 ? `"${text.slice(0, 57)}…"` : `"${text}"`;
}
