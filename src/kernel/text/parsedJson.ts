/**
 * The value of a JSON text; undefined for a missing or invalid one. Another version, or a person, may have written what is
 * stored.
 */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
