import { type ComponentType, lazy } from "react";
import { whenOnline } from "./whenOnline";

/** React renders the failure well within this time; a new attempt before that would loop. */
const DRAWN_MS = 1_000;

/**
 * `lazy` for code that may fail to load. Offline it waits for the network. After a failure it loads again when the part is
 * shown the next time; `lazy` alone would fail for ever (bar 14). A press of "Try again" starts the new attempt at once.
 * @param onLost called with an error that remains when the network is back; if it throws, the part has failed
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
        // Runs before the pressed button's own handler. On a server there are no clicks.
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
