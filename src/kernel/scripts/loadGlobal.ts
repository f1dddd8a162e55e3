/** A script that takes longer counts as failed, because the shopper is waiting. */
const LONGEST_LOAD_MS = 20_000;

/**
 * Returns the global `name` that a third party's script sets on `window`, and loads the script if the global is missing. A
 * failed script is removed from the page, so that the next call tries again.
 * @throws Error when the script does not load or does not set the global
 */
export function loadGlobal<T>(name: string, src: string): Promise<T> {
  const present = globalNamed<T>(name);
  if (present !== undefined) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${src} did not load.`));
    };
    const limit = setTimeout(fail, LONGEST_LOAD_MS);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const loaded = globalNamed<T>(name);
      if (loaded === undefined) return fail();
      clearTimeout(limit);
      resolve(loaded);
    });
    script.src = src;
    document.head.append(script);
  });
}

const globalNamed = <T>(name: string) => (window as unknown as Record<string, T | undefined>)[name];
