import type { Page, Route } from "playwright";
import type { Method } from "#contract/endpoint.ts";
import { keepCache } from "#tests/support/browser/keepCache.ts";
import { endpointPattern } from "#tests/support/endpointPattern.ts";
import { isWhole } from "#tests/support/sized.ts";

export interface Call {
  method: Method;
  /** The path as the contract writes it, with `:name` for what varies. */
  path: string;
}

/** The platform's message in every failure in which it can still answer. */
export const WORDS = "The kitchen is on fire.";
const NO_ANSWER = "You seem to be offline. Check your connection and try again.";

export type FaultName = keyof typeof ANSWERS;

const problem = (status: number) => ({
  status,
  headers: { "retry-after": "1" },
  json: { statusCode: status, code: "ON_FIRE", message: WORDS, retryable: true, requestId: "r-1" },
});

/** The ways in which a call can fail (bar 14). `offline` also tells the browser, which tells the page. */
const ANSWERS = {
  "500": (route: Route) => route.fulfill(problem(500)),
  "429": (route: Route) => route.fulfill(problem(429)),
  timeout: (route: Route) => route.abort("timedout"),
  "connection reset": (route: Route) => route.abort("connectionreset"),
  "a body cut off": (route: Route) =>
    route.fulfill({ contentType: "application/json", body: '{"id":"1","data":[{"na' }),
  "a body cut off at its start": (route: Route) => route.fulfill({ contentType: "application/json", body: "" }),
  "HTML instead of JSON": (route: Route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title><h1>Sign in</h1>" }),
  offline: (route: Route) => route.abort("internetdisconnected"),
};

export const FAULTS = Object.keys(ANSWERS) as FaultName[];

/** With an answer from the platform, its status and message are shown; without one, our own message. */
export const isAnswered = (fault: FaultName) => fault === "500" || fault === "429";

const ANSWERED = FAULTS.filter(isAnswered);
const UNANSWERED = FAULTS.filter((fault) => !isAnswered(fault) && fault !== "offline");
const nextOf = (faults: readonly FaultName[], place: number) => faults[place % faults.length] as FaultName;

/**
 * The faults for the screen at this place of its list. For a screen there are three kinds of failure: with an answer
 * from the platform, without an answer, and without a network, of which the browser tells the page. The first screen
 * gets every fault, the others one of each kind, in turn; `npm run test:long` gives every fault to all of them.
 */
export function faultsFor(place: number): readonly FaultName[] {
  if (isWhole || place === 0) return FAULTS;
  return [nextOf(ANSWERED, place), nextOf(UNANSWERED, place), "offline"];
}
export const wordsFor = (fault: FaultName) => (isAnswered(fault) ? WORDS : NO_ANSWER);

export async function breakCall(page: Page, call: Call, fault: FaultName): Promise<void> {
  const path = endpointPattern(call.path);
  await page.route(
    (url) => path.test(url.pathname),
    (route) => (route.request().method() === call.method ? ANSWERS[fault](route) : route.fallback()),
  );
  await keepCache(page);
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

export async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
}
