import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageCodes } from "#contract/languages.ts";
// @ts-expect-error the bundler runs it as it is
import chosenCatalogues from "../../../.storybook/language/chosenCatalogues.js";
import { directionOf, firstScript, loadedLanguage, loadLanguage } from "../../../.storybook/language/chosenLanguage";

const CATALOGUE = resolve("src/features/home/words.en.ts");

const run = (source: string, resourceQuery = "") =>
  chosenCatalogues.call(
    { resourceQuery, resourcePath: CATALOGUE, addDependency: () => {}, addContextDependency: () => {} },
    source,
  );

/** Runs the first script of a frame at this address. */
function load(address: string): string {
  vi.stubGlobal("location", new URL(address));
  // biome-ignore lint/security/noGlobalEval: a script of the page
  eval(firstScript.replace(/<\/?script>/g, ""));
  return loadedLanguage();
}

describe("Storybook's language", () => {
  beforeEach(() => void load("http://stories/iframe.html"));
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, "haatLanguage");
  });

  it("gives a source that reads `words` the chosen catalogue, and leaves other readers the English one", () => {
    expect(run('import * as words from "../words.en";')).toBe('import * as words from "../words.en.ts?chosen";');
    const kiosk = 'import * as english from "./words.en";';
    expect(run(kiosk)).toBe(kiosk);
  });

  it("makes one module of all languages of a catalogue, with each message", () => {
    const made = run('export const seeAll = "See all";\nexport const left = (count: string) => count;', "?chosen");
    expect(made.split("\n").sort()).toEqual([
      `const chosen = { ${[...languageCodes].sort().join(", ")} }[globalThis.haatLanguage] ?? en;`,
      "export const left = chosen.left;",
      "export const seeAll = chosen.seeAll;",
      ...languageCodes.map((code) => `import * as ${code} from "./words.${code}.ts";`).sort(),
    ]);
  });

  it.each([
    ["http://stories/iframe.html?id=a--b", "en"],
    ["http://stories/iframe.html?globals=scheme:dark;language:ur", "ur"],
    ["http://stories/iframe.html?globals=language:en&language=hi", "hi"],
  ])("is chosen by the frame's address %s", (address, language) => expect(load(address)).toBe(language));

  it("loads the frame anew for a story of another language, and keeps the toolbar's", () => {
    const replace = vi.fn();
    const page = { href: "http://stories/iframe.html?id=a--urdu&globals=scheme:dark", replace };
    expect(loadLanguage("ur", "en", page)).toBe(true);
    const address = new URL(replace.mock.calls[0]?.[0]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      id: "a--urdu",
      globals: "scheme:dark;language:en",
      language: "ur",
    });
    expect(load(address.href)).toBe("ur");
    expect(loadLanguage("ur", "en", page)).toBe(false);
  });

  it("stays in its language when another one is unknown", () => {
    const replace = vi.fn();
    expect(loadLanguage("xx", "xx", { href: "http://stories/iframe.html", replace })).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it("has the direction of its language", () => {
    expect(["en", "hi", "ur", "xx"].map(directionOf)).toEqual(["ltr", "ltr", "rtl", "ltr"]);
  });
});
