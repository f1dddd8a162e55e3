import { afterAll, afterEach, vi } from "vitest";
import { languageCodes } from "#contract/languages.ts";

/**
 * What the bundler sets in English builds for browsers; vitest's own `define` is lost after a worker's first window.
 */
Object.assign(globalThis, { __BROWSER__: true, __LANGUAGE__: "en", __LANGUAGES__: languageCodes });

/** Removes what a test, and what a file has changed: files of one worker share its globals. */
const restore = () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
};
afterEach(restore);
afterAll(restore);
