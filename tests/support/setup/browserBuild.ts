/** What the bundler says of a build for browsers; vitest's own `define` does not outlast a worker's first window. */
Object.assign(globalThis, { __BROWSER__: true });
