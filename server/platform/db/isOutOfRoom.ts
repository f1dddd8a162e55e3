import { causesOf } from "./causesOf";
import { sqlState } from "./sqlState";

const DISK_FULL = "53100";
const FILE_CODES = new Set(["ENOSPC", "EDQUOT"]);
/** PostgreSQL has no code for a quota. */
const WORDS = /no space left on device|disk quota exceeded/i;

/**
 * Whether the disk of the database or of the uploads is full. A panic is a failure to write the log (`EmbeddedEngine.ts`).
 */
export function isOutOfRoom(error: unknown): boolean {
  if (sqlState(error) === DISK_FULL) return true;
  for (const current of causesOf(error)) {
    if ("code" in current && FILE_CODES.has(String(current.code))) return true;
    if ("severity" in current && current.severity === "PANIC") return true;
    if (WORDS.test(current.message)) return true;
  }
  return false;
}
