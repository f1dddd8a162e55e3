/**
 * The value of a JSON text; undefined where there is none, or where it is no JSON: what is stored may have been written by another
 * version, or by hand.
 */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
