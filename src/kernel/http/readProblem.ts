import type { ApiError } from "../../contract/wire.types";

type Problem = Pick<ApiError, "code" | "message" | "retryable" | "requestId">;

/**
 * Reads the body of an error, whatever it is (reading 34). Only a `message` is shown to shoppers; a proxy's HTML or bare text
 * is not. `code` is UNREADABLE when the body has neither code nor message, because then it is unknown who answered.
 */
export function readProblem(body: unknown): Problem {
  const { code, message, retryable, requestId } = (typeof body === "object" && body !== null ? body : {}) as Problem;
  // Some frameworks return a list of messages.
  const first = Array.isArray(message) ? message[0] : message;
  const words = typeof first === "string" ? first.trim() : "";
  return {
    code: typeof code === "string" ? code : words === "" ? "UNREADABLE" : "",
    message: words,
    retryable: typeof retryable === "boolean" ? retryable : undefined,
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
