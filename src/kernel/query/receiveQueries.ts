import type { DehydratedState } from "@tanstack/query-core";
import { HttpError } from "../http/errors";

export type SentQuery = DehydratedState["queries"][number];

/** A 404 as the host sends it, because JSON drops the fields of an Error. */
export type SentMissing = Pick<HttpError, "code" | "message">;

const received = new WeakSet<Error>();

/** True for a 404 that the host sent with the page. */
export const isFromHost = (error: Error): boolean => received.has(error);

/**
 * Turns the host's answers into the browser's. They count as fetched now: the host sends only current ones, and its clock
 * may differ from the browser's.
 */
export function receiveQueries({ queries }: DehydratedState): SentQuery[] {
  const now = Date.now();
  return queries.map((query) => {
    if (query.state.status !== "error") return { ...query, state: { ...query.state, dataUpdatedAt: now } };
    const { code, message } = query.state.error as unknown as SentMissing;
    const error = new HttpError(404, code, message);
    received.add(error);
    return { ...query, state: { ...query.state, error, errorUpdatedAt: now } };
  });
}
