import type { Problem } from "./StoreFolder.types";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const UTF16 = new TextDecoder("utf-16le", { fatal: true });

type Decoded = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Decodes UTF-8, or the UTF-16 that Excel calls Unicode text; a byte order mark is removed. */
export function toText(file: string, bytes: Buffer): Decoded {
  try {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    const text = (isUtf16 ? UTF16 : UTF8).decode(bytes);
    const nul = text.indexOf("\0");
    if (nul < 0) return { text };
    return {
      problem: { file, line: lineAt(text, nul), message: "it holds a NUL, which no text has: save it again as UTF-8." },
    };
  } catch {
    return { problem: { file, line: lineOfBadByte(bytes), message: "it is not UTF-8: save it again as CSV UTF-8." } };
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** The number of the first line that cannot be decoded. */
function lineOfBadByte(bytes: Buffer): number {
  let from = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(10, from);
    try {
      UTF8.decode(bytes.subarray(from, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    from = end + 1;
  }
}
