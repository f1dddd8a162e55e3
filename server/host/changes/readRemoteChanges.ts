import { type Changes, changes } from "#contract/store/changes.ts";
import type { ReadChanges } from "./ChangeListener";

const LIMIT_MS = 3_000;

/** Reads changes from a platform that runs in another process. */
export function readRemoteChanges(platformOrigin: string): ReadChanges {
  return async (after) => {
    const url = new URL(changes.since.path, platformOrigin);
    if (after !== undefined) url.searchParams.set("after", after);
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    // Keeps a reference to `answer`, because Node may drop the body of a response that nothing refers to.
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The platform answered ${answer.status} when asked what changed.`);
    const body = JSON.parse(text) as Changes;
    if (typeof body.cursor !== "string" || !Array.isArray(body.changes)) {
      throw new Error("The platform does not say what changed.");
    }
    return body;
  };
}
