import { type ComponentType, lazy } from "react";
import { whenOnline } from "./whenOnline";

/** React draws a failure well within this time; a new attempt before that would be a loop. */
const DRAWN_MS = 1_000;

/**
 * `lazy` for code that may not arrive: offline it waits for the network, and after a failure it is asked for again when it
 * is next shown, where `lazy` alone would go on failing (bar 14). A press of "Try again" need not wait for that.
 * @param onLost told of a failure that no waiting mends; when it throws, the part has failed
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onLost: (error: unknown) => Promise<never> = Promise.reject.bind(Promise),
): ComponentType<P> {
  let part = begin();

  function begin() {
    return lazy<ComponentType<P>>(async () => {
      try {
        return await whenOnline(load).catch(onLost);
      } catch (error) {
        const failed = part;
        const renew = () => {
          if (part === failed) part = begin();
        };
        setTimeout(renew, DRAWN_MS);
        // Before the button that was pressed hears of it; there are no presses on a server.
        globalThis.addEventListener?.("click", renew, { capture: true, once: true });
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
