/** Turns a name into a segment of an address: `Dairy & Eggs` becomes `dairy-eggs`. */
export function slug(name: string): string {
  const words =
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, 200) || "other";
}
