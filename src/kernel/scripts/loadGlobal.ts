/** A script that says nothing for so long is given up; the shopper is waiting. */
const LONGEST_LOAD_MS = 20_000;

/**
 * What a script from elsewhere puts on `window`, loading it unless it is there already. A script that failed is taken
 * out of the page again, so that the next call tries anew.
 * @throws Error when it does not load, or brings no such name
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
