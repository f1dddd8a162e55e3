import { type Encoding, encodingOf, plainText } from "./encodings";
import type { Problem } from "./StoreFolder.types";

type Decoded = { text: string; encoding: Encoding; problem?: undefined } | { text?: undefined; problem: Problem };

/** Files that are not text, by their first bytes. */
const OTHER_FILES: readonly [start: string, what: string][] = [
  ["PK\u0003\u0004", "it is a spreadsheet itself, or an archive: save it as CSV UTF-8."],
  ["\u00d0\u00cf\u0011\u00e0", "it is a spreadsheet of an old kind: save it as CSV UTF-8."],
  ["%PDF", "it is a PDF: save the list as CSV UTF-8."],
];

/** Decodes a text in any encoding that spreadsheets write; a byte order mark is removed. */
export function toText(file: string, bytes: Buffer): Decoded {
  const start = bytes.subarray(0, 4).toString("latin1");
  const other = OTHER_FILES.find(([first]) => start === first);
  if (other !== undefined) return { problem: { file, message: other[1] } };
  const encoding = encodingOf(bytes);
  const text = encoding && plainText(bytes, encoding);
  if (encoding === undefined || text === undefined)
    return { problem: { file, line: lineOfBadByte(bytes), message: "it is not UTF-8: save it again as CSV UTF-8." } };
  const nul = text.indexOf("\0");
  if (nul < 0) return { text, encoding };
  return {
    problem: { file, line: lineAt(text, nul), message: "it contains a NUL character: save it again as UTF-8." },
  };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** The number of the first line that cannot be decoded. */
function lineOfBadByte(bytes: Buffer): number {
  let from = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(10, from);
    if (plainText(bytes.subarray(from, end < 0 ? bytes.length : end), "utf-8") === undefined || end < 0) return line;
    from = end + 1;
  }
}
