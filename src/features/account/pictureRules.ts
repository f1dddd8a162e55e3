import * as words from "./words.en";

/** Bar 13: the largest picture that the platform accepts. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Judges a file by its first bytes, and not by its name or the type that the browser reports. SVG is refused (bar 13). */
export function isPicture(head: Uint8Array): boolean {
  return (
    (head[0] === 0x89 && text(head, 1, 3) === "PNG") ||
    (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) ||
    text(head, 0, 4) === "GIF8" ||
    (text(head, 0, 4) === "RIFF" && text(head, 8, 4) === "WEBP") ||
    (text(head, 4, 4) === "ftyp" && ["avif", "avis"].includes(text(head, 8, 4)))
  );
}

/** Returns why this file cannot become the photo, as text; undefined when it can. */
export async function pictureRefusal(file: Blob): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES) return words.pictureTooLarge;
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return isPicture(head) ? undefined : words.notAPicture;
}
