import { causesOf } from "./causesOf";
import { sqlState } from "./sqlState";

/**
 * Class 08 and 57P0x: the connection broke, or the database is shutting down or starting. Class 53: it has no memory,
 * connection or disk left. 25P03: it closed an idle transaction. 57014: the statement was too slow (`openPostgres.ts`).
 */
const STATES = /^(08|57P0|53|25P03|57014)/;
const SOCKET_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** The driver's messages for errors without a code. */
const DRIVER_WORDS = /connection terminated|connection error|timeout exceeded when trying to connect/i;

/** Whether the database could not be reached, so that the same call may work in a moment. */
export function isConnectionLost(error: unknown): boolean {
  if (STATES.test(sqlState(error) ?? "")) return true;
  for (const current of causesOf(error)) {
    const code = "code" in current ? current.code : undefined;
    if (typeof code === "string" && SOCKET_CODES.has(code)) return true;
    if (DRIVER_WORDS.test(current.message)) return true;
  }
  return false;
}
