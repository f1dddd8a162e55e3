/** The encoding of a file's text. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** How much of the beginning is read to recognise UTF-16 without a byte order mark. */
const LOOKED_AT = 2000;

/** Undefined for bytes that are no text. */
export function encodingOf(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const half = halfOfNuls(bytes.subarray(0, LOOKED_AT));
  if (half !== undefined) return half === 1 ? "utf-16le" : "utf-16be";
  if (plainText(bytes, "utf-8") !== undefined) return "utf-8";
  return isWindows1252(bytes) ? "windows-1252" : undefined;
}

/** A byte order mark is removed. @returns undefined when the bytes are not in this encoding */
export function plainText(bytes: Buffer, encoding: Encoding): string | undefined {
  if (encoding === "windows-1252") return fromWindows(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * In UTF-16 without a byte order mark, one byte of each Latin letter is NUL. Returns 1 when it is the second, 0 when it is
 * the first.
 */
function halfOfNuls(bytes: Buffer): 0 | 1 | undefined {
  const nuls: [number, number] = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) nuls[at % 2 === 0 ? 0 : 1] += 1;
  const [first, second] = nuls;
  const few = bytes.length / 8;
  if (second > few && first === 0) return 1;
  return first > few && second === 0 ? 0 : undefined;
}

/** The encoding of Excel's "CSV" on Windows. A file with more letters in UTF-8 than other bytes is a broken UTF-8. */
function isWindows1252(bytes: Buffer): boolean {
  const signs = bytes.toString("latin1");
  if (/[\x81\x8d\x8f\x90\x9d]/.test(signs)) return false;
  const others = signs.replace(/[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g, "\0");
  return others.split("\0").length <= others.split(/[\x80-\xff]/).length;
}

/** The bytes of a text for a file, with the byte order mark that the file has. @param like the file as it was read */
export function encoded(text: string, encoding: Encoding, like: Buffer): Buffer {
  switch (encoding) {
    case "utf-8":
      return Buffer.from((like[0] === 0xef && like[1] === 0xbb ? MARK : "") + text, "utf8");
    case "utf-16le":
      return Buffer.from((like[0] === 0xff ? MARK : "") + text, "utf16le");
    case "utf-16be":
      return Buffer.from((like[0] === 0xfe ? MARK : "") + text, "utf16le").swap16();
    case "windows-1252":
      return Buffer.from([...text].map(toWindows));
  }
}

const MARK = "\ufeff";
const QUESTION = 0x3f;
/** The characters from 0x80 on, where Unicode has control characters. Node 20's own decoder reads them as Latin-1. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTE_OF = new Map([...WINDOWS].map((letter, at) => [letter, 0x80 + at] as const));

const fromWindows = (bytes: Buffer) =>
  bytes.toString("latin1").replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

function toWindows(letter: string): number {
  const code = letter.charCodeAt(0);
  return BYTE_OF.get(letter) ?? (code < 256 ? code : QUESTION);
}
