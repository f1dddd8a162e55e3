import type { ApiError } from "#contract/wire.types.ts";
import { wordsForShoppers } from "./wordsForShoppers";

type Problem = Pick<ApiError, "code" | "message" | "retryable" | "requestId">;

/**
 * Reads the body of any error (reading 34). Only a `message` for shoppers is used; a proxy's HTML, bare text and a
 * framework's words are not. `code` is UNREADABLE when the body has neither code nor message, because then it is unknown
 * who answered.
 */
export function readProblem(body: unknown): Problem {
  const { code, message, retryable, requestId } = (typeof body === "object" && body !== null ? body : {}) as Problem;
  // Some frameworks return a list of messages.
  const all: unknown[] = Array.isArray(message) ? message : [message];
  const words = all.map((one) => (typeof one === "string" ? wordsForShoppers(one) : "")).find(Boolean) ?? "";
  return {
    code: typeof code === "string" ? code : words === "" ? "UNREADABLE" : "",
    message: words,
    retryable: typeof retryable === "boolean" ? retryable : undefined,
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
