const listeners = new Set<() => void>();

/** Tells each `Late` that the code of some `lazyPart` is there. */
export const codeArrivals = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the listening */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
