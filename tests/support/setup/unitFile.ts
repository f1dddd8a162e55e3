import { afterAll, vi } from "vitest";

/**
 * The flag that the bundler sets in builds for browsers; vitest's own `define` is lost after a worker's first window.
 */
Object.assign(globalThis, { __BROWSER__: true });

// Files of one worker share its globals, so each file's stubs are removed at its end.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
