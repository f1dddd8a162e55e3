import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright";
import { expect } from "playwright/test";
import { PAUSES_MS, pauseMs, QUICK_LOOKS } from "./pauseMs";
import { whatPageShows } from "./whatPagesShow";

/** Long, because a busy machine may be slow. */
const PATIENCE_MS = 30_000;
const patient = expect.configure({ timeout: PATIENCE_MS });
const atOnce = expect.configure({ timeout: 1 });

type Matchers = Record<string, (...given: unknown[]) => Promise<void>>;

/** Waits until an expectation of a locator or a page holds, and notices it within a few frames. */
export const see: typeof patient = Object.assign(
  (actual: unknown, ...words: []) => looking(actual, false, ...words),
  patient,
  {
    poll: ((actual, options) =>
      patient.poll(actual, {
        intervals: [...PAUSES_MS],
        ...(typeof options === "object" && options),
      })) as typeof patient.poll,
  },
) as typeof patient;

function looking(actual: unknown, isNot: boolean): Matchers {
  const matchers = (expectation: typeof patient) => {
    const all = expectation(actual as never) as unknown as Matchers & { not: Matchers };
    return isNot ? all.not : all;
  };
  return new Proxy({} as Matchers, {
    get(_, name: string) {
      if (name === "not") return looking(actual, !isNot);
      return async (...given: unknown[]) => {
        for (let looks = 1; looks <= QUICK_LOOKS; looks++) {
          const began = performance.now();
          try {
            return await matchers(atOnce)[name]?.(...given);
          } catch {
            await pause(pauseMs(looks, performance.now() - began));
          }
        }
        try {
          return await matchers(patient)[name]?.(...given);
        } catch (error) {
          throw await withWhatIsThere(error as Error, actual);
        }
      };
    },
  });
}

/** Adds what the page shows instead to the error, because the failure may be hard to repeat. */
async function withWhatIsThere(error: Error, actual: unknown): Promise<Error> {
  const page = (actual as Partial<Locator>).page?.call(actual);
  const there = page && (await whatPageShows(page));
  if (there) error.message += `\n\n${there}`;
  return error;
}
