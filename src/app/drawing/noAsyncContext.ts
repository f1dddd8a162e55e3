/**
 * Takes the place of Node's module `async_hooks` in the build that draws pages. React would use it only to find the
 * page for which a component calls `preload` after waiting for something, which no component does.
 */
export class AsyncLocalStorage {
  run<A extends unknown[], R>(_store: unknown, work: (...given: A) => R, ...given: A): R {
    return work(...given);
  }

  getStore(): undefined {
    return undefined;
  }
}
