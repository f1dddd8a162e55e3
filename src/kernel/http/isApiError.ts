import type { ApiError } from "../../contract/wire.types";

/** A proxy's HTML page or a half-written body is no error of the platform's, and its words are not shown. */
export function isApiError(body: unknown): body is ApiError {
  return (
    typeof body === "object" &&
    body !== null &&
    typeof (body as ApiError).message === "string" &&
    typeof (body as ApiError).code === "string"
  );
}
