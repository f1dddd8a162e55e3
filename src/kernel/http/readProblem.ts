import type { ApiError } from "../../contract/wire.types";

type Problem = Pick<ApiError, "code" | "message" | "retryable" | "requestId">;

/**
 * What an error's body says, whatever it is (reading 34). Only a `message` is fit to be shown: a proxy's page or bare text
 * is written for nobody. `code` is UNREADABLE where there is neither, so that it is not known who answered.
 */
export function readProblem(body: unknown): Problem {
  const { code, message, retryable, requestId } = (typeof body === "object" && body !== null ? body : {}) as Problem;
  // Some frameworks answer a list of messages.
  const first = Array.isArray(message) ? message[0] : message;
  const words = typeof first === "string" ? first.trim() : "";
  return {
    code: typeof code === "string" ? code : words === "" ? "UNREADABLE" : "",
    message: words,
    retryable: typeof retryable === "boolean" ? retryable : undefined,
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
