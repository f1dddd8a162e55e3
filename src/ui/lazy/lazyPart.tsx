import { type ComponentType, lazy } from "react";

/** React draws a failure well within this time; a new attempt before that would be a loop. */
const DRAWN_MS = 1_000;

/**
 * `lazy` for code that may not arrive: offline it waits for the network, and after a failure it is asked for again when it
 * is next shown, where `lazy` alone would go on failing (bar 14).
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let part = begin();

  function begin() {
    return lazy<ComponentType<P>>(async () => {
      try {
        return await whenOnline(load);
      } catch (error) {
        setTimeout(() => {
          part = begin();
        }, DRAWN_MS);
        throw error;
      }
    });
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, as with `lazy` itself
  return function LazyPart(props: P) {
    const Part = part as ComponentType<P>;
    return <Part {...props} />;
  };
}

async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof navigator === "undefined" || navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return load();
  }
}
