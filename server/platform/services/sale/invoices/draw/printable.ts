/** Control characters, direction characters except isolates, and pictographs, which none of our fonts has. */
const NOT_PRINTED =
  /[\p{Cc}\p{Extended_Pictographic}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF]|\uFE0F/gu;
const KEPT_PICTOGRAPHS = new Set(["©", "®", "™"]);
/** They keep an amount or a name together in a text of another direction, and are not drawn. */
const ISOLATES = /[\u2066-\u2069]/g;

export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s/gu, " ")
    .replace(NOT_PRINTED, (sign) => (KEPT_PICTOGRAPHS.has(sign) ? sign : ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

export const withoutIsolates = (text: string): string => text.replace(ISOLATES, "");
