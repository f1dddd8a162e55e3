import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from "react";
import { codeArrivals } from "./codeArrivals";
import { whenOnline } from "./whenOnline";

/** React renders the failure well within this time; a new attempt before that would loop. */
const DRAWN_MS = 1_000;

type Code<P extends object> = { default: ComponentType<P> };

/**
 * `lazy` for code that may fail to load. Offline it waits for the network. After a failure it loads again when the part is next
 * shown, where `lazy` alone would go on failing (bar 14). A press of "Try again" starts the new attempt at once.
 * @param onLost called with an error that remains when the network is back; when it throws, the part has failed
 * @param Offline shown while the part waits for the network; without it the part stays suspended
 */
export function lazyPart<P extends object>(
  load: () => Promise<Code<P>>,
  onLost: (error: unknown) => Promise<never> = Promise.reject.bind(Promise),
  Offline?: () => ReactNode,
): ComponentType<P> {
  const listeners = new Set<() => void>();
  let part = begin();

  /** Shows the part instead of `Offline`. */
  function replace(): void {
    part = begin();
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const current = () => part;

  function begin() {
    const loadOnce = async (): Promise<Code<P>> => {
      try {
        return await new Promise<Code<P>>((resolve, reject) => {
          const loading = whenOnline(load, () => {
            if (Offline === undefined) return;
            resolve({ default: Offline });
            loading.then(replace, replace);
          }).catch(onLost);
          loading.then(resolve, reject);
        });
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
    };
    return lazy(() => {
      const code = loadOnce();
      code.then(codeArrivals.tell, () => {});
      return code;
    });
  }

  return function LazyPart(props: P) {
    const Part = useSyncExternalStore(subscribe, current, current) as ComponentType<P>;
    return <Part {...props} />;
  };
}
