import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright";
import { expect } from "playwright/test";
import { whatPageShows } from "./whatPagesShow";

/** The machine may be busy: what comes late is still right. */
const PATIENCE_MS = 30_000;
const patient = expect.configure({ timeout: PATIENCE_MS });
const atOnce = expect.configure({ timeout: 1 });

/** Playwright looks again after 100, 250, 500 and then 1,000 ms; what a test waits for is there after a few frames mostly. */
const LOOK_AGAIN_MS = 16;
const LOOKS = 60;

type Matchers = Record<string, (...given: unknown[]) => Promise<void>>;

/** Waits until what is expected of a locator or a page is so, and sees it within a few frames. */
export const see: typeof patient = Object.assign(
  (actual: unknown, ...words: []) => looking(actual, false, ...words),
  patient,
  {
    poll: ((actual, options) =>
      patient.poll(actual, {
        intervals: [LOOK_AGAIN_MS],
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
        for (let look = 0; look < LOOKS; look += 1) {
          try {
            return await matchers(atOnce)[name]?.(...given);
          } catch {
            await pause(LOOK_AGAIN_MS);
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

/** What the page shows instead belongs to the reason: who reads it may never see the same again. */
async function withWhatIsThere(error: Error, actual: unknown): Promise<Error> {
  const page = (actual as Partial<Locator>).page?.call(actual);
  const there = page && (await whatPageShows(page));
  if (there) error.message += `\n\n${there}`;
  return error;
}
