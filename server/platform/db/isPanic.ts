/** The head of an ErrorResponse of PostgreSQL's protocol: its type, its length, and its first field, the severity. */
const ERROR = "E".charCodeAt(0);
const HEAD_BYTES = 5;
const SEVERITY = Buffer.from("SPANIC\0");

/** Whether an answer of the engine reports a panic, and does not only quote the word. */
export function isPanic(answer: Buffer): boolean {
  if (!answer.includes(SEVERITY)) return false;
  for (let at = 0; at + HEAD_BYTES <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const body = answer.subarray(at + HEAD_BYTES, at + HEAD_BYTES + SEVERITY.length);
    if (answer[at] === ERROR && body.equals(SEVERITY)) return true;
  }
  return false;
}
