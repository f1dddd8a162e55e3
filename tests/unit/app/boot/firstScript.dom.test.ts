import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writePage } from "#app/boot/document/writePage.ts";
import { firstScript } from "#app/boot/early/firstScript.ts";
import { endEarly } from "#app/boot/program/endEarly.ts";
import { readBoot } from "#app/boot/program/readBoot.ts";
import { END_OF_TOP } from "#app/boot/protocol.ts";
import { FIRST_SCREEN, PAINTED } from "#design/theme/firstScreen.ts";

const FILES = {
  scripts: ["/assets/a.js", "/assets/m.js"],
  pages: {},
  sheet: "/assets/griffel.css",
};
const asked: string[] = [];

/** Puts the page that the host writes into the document and runs its first script. */
function receive(html: string | undefined): void {
  const script = firstScript("searches");
  const head = { title: "Shop", favicon: "", themeColor: "" };
  const styles = { top: ".f0top{}", rest: ".f1here{color:red}" };
  const page = writePage(
    { files: FILES, config: { pincodeUrl: "/pin/" }, language: "en" },
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

const put = () =>
  vi
    .mocked(document.head.insertBefore)
    .mock.calls.map(([node]) => node as unknown as HTMLScriptElement | HTMLLinkElement);
const addressOf = (element: HTMLScriptElement | HTMLLinkElement) =>
  new URL("src" in element ? element.src : element.href).pathname;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ drawing: "other", queries: {} });
  });
  vi.spyOn(document.head, "insertBefore").mockImplementation((node) => node);
});
afterEach(() => {
  // Ends the listeners of a script that has not begun.
  window.dispatchEvent(new Event("pointerdown"));
  endEarly(document);
});

describe("the first script of a drawn page", () => {
  it("requests nothing before the first touch, then everything that the program needs, once", async () => {
    receive("<main>drawn</main>");
    expect(asked).toEqual([]);
    for (let touch = 0; touch < 2; touch += 1) window.dispatchEvent(new Event("pointerdown"));
    expect(asked).toEqual(["/page-data?page=%2Fshop"]);
    expect(put().map(addressOf)).toEqual([FILES.sheet, ...FILES.scripts]);
    const { config, drawn, early } = readBoot(document);
    expect(config).toEqual({ pincodeUrl: "/pin/" });
    // Answers of another drawing: the program draws the page anew.
    expect((await early?.answers)?.drawing).not.toBe(drawn?.name);
  });

  it("removes the page's own rules once the sheet with all rules is loaded", async () => {
    receive(`<header>top</header><div hidden>${END_OF_TOP}</div><main>drawn</main>`);
    window.dispatchEvent(new Event("pointerdown"));
    const styles = () => [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(styles()).toEqual([".f0top{}", ".f1here{color:red}"]);
    put()[0]?.dispatchEvent(new Event("load"));
    await readBoot(document).early?.rules;
    expect(styles()).toEqual([".f0top{}"]);
  });

  it("runs the scripts in their order, and requests them before pictures that are out of view", () => {
    receive("<main>drawn</main>");
    window.dispatchEvent(new Event("pointerdown"));
    const scripts = put().filter(({ localName }) => localName === "script");
    expect(scripts.map(addressOf)).toEqual(FILES.scripts);
    for (const script of scripts) expect(script).toMatchObject({ async: false, fetchPriority: "high" });
  });

  it("requests the program after 2.5 s at the latest", () => {
    receive("<main>drawn</main>");
    vi.advanceTimersByTime(2_499);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toHaveLength(1);
  });

  describe("excludes everything below the first screen from the layout", () => {
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

    it("for 2.5 s at most when the page never arrives completely", () => {
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

  describe("delays the pictures that are out of view", () => {
    const arePutOff = () => document.documentElement.hasAttribute(FIRST_SCREEN);

    it("until it requests the program", () => {
      receive("<main>drawn</main>");
      document.dispatchEvent(new Event("DOMContentLoaded"));
      vi.advanceTimersByTime(20);
      expect(document.documentElement.getAttribute(FIRST_SCREEN)).toBe(PAINTED);
      window.dispatchEvent(new Event("load"));
      vi.advanceTimersByTime(100);
      expect(asked).toHaveLength(1);
      expect(arePutOff()).toBe(false);
    });

    it("not when a touch comes before the first screen is painted", () => {
      receive("<main>drawn</main>");
      document.dispatchEvent(new Event("DOMContentLoaded"));
      window.dispatchEvent(new Event("pointerdown"));
      vi.advanceTimersByTime(100);
      expect(arePutOff()).toBe(false);
    });
  });

  it("records a tap, which the program repeats", () => {
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

it("the first script of a page that the browser renders loads nothing: the page's own elements do", () => {
  receive(undefined);
  expect(document.documentElement.hasAttribute(FIRST_SCREEN)).toBe(false);
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event("pointerdown"));
  expect(asked).toEqual([]);
  expect(readBoot(document).early?.answers).toBeUndefined();
});
