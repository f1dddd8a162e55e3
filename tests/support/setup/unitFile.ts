import { afterAll, vi } from "vitest";

/** What the bundler says of a build for browsers; vitest's own `define` does not outlast a worker's first window. */
Object.assign(globalThis, { __BROWSER__: true });

// Files of one worker share its globals: what a file stubs ends with it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
