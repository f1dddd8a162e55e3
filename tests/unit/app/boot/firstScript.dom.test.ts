import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writePage } from "#app/boot/document/writePage.ts";
import { firstScript } from "#app/boot/early/firstScript.ts";
import { endEarly } from "#app/boot/program/endEarly.ts";
import { readBoot } from "#app/boot/program/readBoot.ts";
import { END_OF_TOP, type LaterRules, names } from "#app/boot/protocol.ts";
import { FIRST_SCREEN, PAINTED } from "#design/theme/firstScreen.ts";

const FILES = {
  scripts: ["/assets/a.js", "/assets/m.js"],
  pages: {},
  rules: "/assets/rules.json",
  sheet: "/assets/griffel.css",
};
const RULES: LaterRules = [
  ["d0", "", [".f0top{}", ".f1here{color:red}", ".f2later{color:blue}"]],
  ["m0(min-width: 1px)", "(min-width: 1px)", [".f3here{color:red}", ".f4later{color:blue}"]],
  ["m0(min-width: 2px)", "(min-width: 2px)", [".f5here{color:red}"]],
];
/** The page's rules of all media queries, in one element. */
const MEDIA = "@media (min-width: 1px){.f3here{color:red}}@media (min-width: 2px){.f5here{color:red}}";
const asked: string[] = [];

/** Puts the page that the host writes into the document and runs its first script. */
function receive(html: string | undefined): void {
  const script = firstScript("searches");
  const head = { title: "Shop", favicon: "", themeColor: "" };
  const styles = [
    { css: ".f0top{}" },
    { group: "d0", css: ".f1here{color:red}" },
    { group: names.mediaGroup, css: MEDIA },
  ];
  const page = writePage(
    { files: FILES, config: { pincodeUrl: "/pin/" } },
    { status: 200, head, html, styles, scripts: { scheme: "", first: script } },
    "/shop",
  );
  // There is no network for the program's own elements.
  const read = new DOMParser().parseFromString(
    page.html.replace(/<script defer[^>]*><\/script>|<link[^>]*"stylesheet">/g, ""),
    "text/html",
  );
  document.head.innerHTML = read.head.innerHTML;
  document.body.innerHTML = read.body.innerHTML;
  new Function(script)();
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(address === FILES.rules ? RULES : { drawing: "other", queries: {} });
  });
  vi.spyOn(document.head, "append").mockImplementation(() => {});
});
afterEach(() => {
  // Ends the listeners of a script that has not begun.
  window.dispatchEvent(new Event("pointerdown"));
  endEarly(document);
});

describe("the first script of a drawn page", () => {
  it("asks for nothing until somebody touches the page, then for all that the program needs, once", async () => {
    receive("<main>drawn</main>");
    expect(asked).toEqual([]);
    for (let touch = 0; touch < 2; touch += 1) window.dispatchEvent(new Event("pointerdown"));
    expect(asked.sort()).toEqual([FILES.rules, "/page-data?page=%2Fshop"].sort());
    const put = vi.mocked(document.head.append).mock.calls.flat() as HTMLScriptElement[];
    expect(put.map((element) => new URL(element.src).pathname)).toEqual(FILES.scripts);
    const { config, drawn, early } = readBoot(document);
    expect(config).toEqual({ pincodeUrl: "/pin/" });
    // Answers of another drawing: the program draws the page anew.
    expect((await early?.answers)?.drawing).not.toBe(drawn?.name);
    await early?.rules;
    const groups = [...document.querySelectorAll("style[data-group]")].map((style) => style.getAttribute("data-group"));
    expect(groups).toEqual(["d0", "d0", "m0(min-width: 1px)", "m0(min-width: 2px)"]);
  });

  describe("behind whose top its rules stand", () => {
    const rulesIn = (place: Element) =>
      [...place.querySelectorAll<HTMLStyleElement>("style[data-group]")].map(({ textContent }) => textContent);
    beforeEach(() => {
      vi.mocked(document.head.append).mockImplementation((...nodes) => {
        for (const node of nodes) if (node instanceof HTMLStyleElement) document.head.appendChild(node);
      });
      receive(`<header>top</header><div hidden>${END_OF_TOP}</div><main>drawn</main>`);
    });
    const complete = () => {
      window.dispatchEvent(new Event("pointerdown"));
      return readBoot(document).early?.rules;
    };

    it("takes them out of what the program draws, and adds the others beside them", async () => {
      expect(rulesIn(document.body)).toEqual([".f1here{color:red}", MEDIA]);
      await complete();
      expect(rulesIn(document.body)).toEqual([]);
      expect(rulesIn(document.head)).toEqual([".f1here{color:red}", "", "", ""]);
    });

    it("gives each media query an element with all of its rules, in the place of the one with all queries", async () => {
      await complete();
      const added = [...document.head.querySelectorAll<HTMLStyleElement>("style[data-group^=m0]")];
      const found = added.map(({ media, sheet }) => [media, sheet?.cssRules[0]?.cssText.match(/f\d\w+/g)]);
      expect(found).toEqual([
        ["(min-width: 1px)", ["f3here", "f4later"]],
        ["(min-width: 2px)", ["f5here"]],
      ]);
    });

    it("adds all of them where the program has drawn the page anew meanwhile", async () => {
      document.getElementById("root")?.replaceChildren();
      await complete();
      expect(rulesIn(document.head)).toEqual(["", "", ""]);
      const added = document.head.querySelector<HTMLStyleElement>("style[data-group]");
      const rules = added?.sheet?.cssRules[0]?.cssText;
      expect(["f0top", "f1here", "f2later"].filter((name) => !rules?.includes(name))).toEqual([]);
    });
  });

  it("runs the scripts in their order, and asks for them before pictures that are out of view", () => {
    receive("<main>drawn</main>");
    window.dispatchEvent(new Event("pointerdown"));
    const put = vi.mocked(document.head.append).mock.calls.flat() as HTMLScriptElement[];
    const scripts = put.filter(({ localName }) => localName === "script");
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual(FILES.scripts);
    for (const script of scripts) expect(script).toMatchObject({ async: false, fetchPriority: "high" });
  });

  it("asks after 2.5 s at the latest", () => {
    receive("<main>drawn</main>");
    vi.advanceTimersByTime(2_499);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toHaveLength(2);
  });

  describe("leaves what stands below the first screen out of the layout", () => {
    beforeEach(() => receive("<main>drawn</main>"));
    const isLeftOut = () => document.documentElement.getAttribute(FIRST_SCREEN) === "";

    it("until the frame after the one that shows the whole page's first screen", () => {
      vi.advanceTimersByTime(100);
      expect(isLeftOut()).toBe(true);
      document.dispatchEvent(new Event("DOMContentLoaded"));
      expect(isLeftOut()).toBe(true);
      vi.advanceTimersByTime(20);
      expect(isLeftOut()).toBe(false);
    });

    it("for 2.5 s at most when the page does not come to its end", () => {
      vi.advanceTimersByTime(2_499);
      expect(isLeftOut()).toBe(true);
      vi.advanceTimersByTime(1);
      expect(isLeftOut()).toBe(false);
    });

    it("until somebody touches the page", () => {
      window.dispatchEvent(new Event("pointerdown"));
      expect(isLeftOut()).toBe(false);
    });
  });

  describe("puts off the pictures that nobody sees yet", () => {
    const arePutOff = () => document.documentElement.hasAttribute(FIRST_SCREEN);

    it("until it asks for the program", () => {
      receive("<main>drawn</main>");
      document.dispatchEvent(new Event("DOMContentLoaded"));
      vi.advanceTimersByTime(20);
      expect(document.documentElement.getAttribute(FIRST_SCREEN)).toBe(PAINTED);
      window.dispatchEvent(new Event("load"));
      vi.advanceTimersByTime(100);
      expect(asked).toHaveLength(2);
      expect(arePutOff()).toBe(false);
    });

    it("no more when a touch came before the first screen was painted", () => {
      receive("<main>drawn</main>");
      document.dispatchEvent(new Event("DOMContentLoaded"));
      window.dispatchEvent(new Event("pointerdown"));
      vi.advanceTimersByTime(100);
      expect(arePutOff()).toBe(false);
    });
  });

  it("keeps a tap for the program, which repeats it", () => {
    receive('<main><button type="button">Add</button></main>');
    const button = document.querySelector("button") as HTMLButtonElement;
    const onClick = vi.fn();
    button.addEventListener("click", onClick);
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    endEarly(document);
    expect(onClick).toHaveBeenCalledOnce();
    expect("haatEarly" in window).toBe(false);
  });
});

it("the first script of a page that the browser draws leaves loading to the page's own elements", () => {
  receive(undefined);
  expect(document.documentElement.hasAttribute(FIRST_SCREEN)).toBe(false);
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event("pointerdown"));
  expect(asked).toEqual([]);
  expect(readBoot(document).early?.answers).toBeUndefined();
});
