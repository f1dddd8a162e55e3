import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DehydratedState } from "@tanstack/query-core";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DrawnPage } from "#app/boot/document/drawPage.tsx";
import { mount } from "#app/boot/program/mount.tsx";
import { END_OF_TOP } from "#app/boot/protocol.ts";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { ThemeCode } from "#app/shell/theme/ThemeCode.ts";
import { StartingResolver } from "#kernel/container/StartingResolver.ts";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { StartingQueryCache } from "#kernel/query/StartingQueryCache.ts";
import { FakeClock } from "../kernel/support/fakes";
import { IDENTITY, wholeStore } from "./support/wholeStore";

const PAGES = {
  home: "/",
  "a listing": "/category/category-2",
  "all products": "/category",
  "a listing that is sorted and filtered": "/category/category-2?sort=price-asc&rating=4",
  "a product": "/product/milk",
  "a variant": "/product/milk?variant=v2",
  "a product with options": "/product/sari",
  "a search": "/search?query=milk&sortBy=price&sortOrder=asc",
  "a policy": "/privacypolicy",
  login: "/login",
  "a page that is not there": "/nowhere",
  "a product that is not there": "/product/gone",
};
type Drawn = DrawnPage & { queries: DehydratedState };

const addressOf = (path: string) => new URL(`${IDENTITY.basePath}${path}`, location.origin);
const drawn = new Map<string, Drawn>();

beforeAll(async () => {
  const host = join(import.meta.dirname, "support/drawPages.ts");
  const paths = Object.values(PAGES);
  const addresses = paths.map((path) => addressOf(path).href);
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", host, ...addresses], {
    maxBuffer: 50_000_000,
  });
  for (const [index, page] of (JSON.parse(stdout) as Drawn[]).entries()) drawn.set(paths[index] ?? "", page);
}, 120_000);

/** Puts the host's page into the document, as a browser has it before the program. */
function receive({ html, styles }: DrawnPage): void {
  document.head.innerHTML = `<style>${styles.top}${styles.rest}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
}

// The program itself draws here, not the test.
beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));

const complaints: unknown[] = [];

/** Runs the program in the host's page. */
async function takeOver(path: string) {
  const page = drawn.get(path) as Drawn;
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
  vi.stubGlobal("reportError", (error: unknown) => complaints.push(error));
  const url = addressOf(path);
  history.replaceState(null, "", url.pathname + url.search);
  receive(page);
  const heading = document.querySelector("h1");
  const loadCore = vi.fn(async () => new CoreQueryCache());
  const queries = new StartingQueryCache(loadCore, new FakeClock());
  const { container, navigation, transport, pagesOf } = wholeStore({ queries, resolver: new StartingResolver() });
  const endStart = container.get(PageStart).begin();
  queries.hydrate(page.queries);
  const pages = await pagesOf(url);
  const show = mount(document, new ThemeCode());
  expect(show.isDrawn).toBe(true);
  const onShown = vi.fn();
  show.store(
    container,
    IDENTITY.basePath,
    { has: () => false },
    { pages, loads: new PageLoads(), navigation, onShown },
  );
  await vi.waitFor(() => expect(onShown.mock.calls.length + complaints.length).toBeGreaterThan(0), 15_000);
  return { heading, transport, loadCore, endStart };
}

describe("a page that the host has drawn", () => {
  it.each(Object.entries(PAGES))(
    "%s is hydrated without a difference and without the query core, and nothing is requested again",
    async (_, path) => {
      const { heading, transport, loadCore } = await takeOver(path);
      expect(heading).not.toBeNull();
      expect(complaints).toEqual([]);
      expect(document.querySelector("h1")).toBe(heading);
      expect(transport.sent).toEqual([]);
      expect(loadCore).not.toHaveBeenCalled();
    },
  );

  it.each(["/", "/category/category-2", "/product/milk"])(
    "%s requests its largest picture once, at the same address as its image",
    (path) => {
      const { html, preloads } = drawn.get(path) as Drawn;
      document.body.innerHTML = html;
      const image = document.querySelector('img[fetchpriority="high"]');
      expect(preloads.map(({ attributes }) => attributes)).toEqual([
        {
          rel: "preload",
          as: "image",
          imagesrcset: image?.getAttribute("srcset"),
          imagesizes: image?.getAttribute("sizes"),
          fetchpriority: "high",
        },
      ]);
    },
  );

  it.each(["/", "/category/category-2", "/product/milk"])(
    "%s has the rules of its top before its content, and its other rules behind the top",
    (path) => {
      const { html, styles } = drawn.get(path) as Drawn;
      const namesIn = (part = "") => new Set(part.match(/\br[0-9a-z]{5,7}\b/g));
      const [top, rest] = html.split(END_OF_TOP).map(namesIn);
      const ruled = namesIn(styles.top);
      // Without the rules inside `@media`, which come after all others.
      const reset = namesIn(styles.rest.split("@", 1)[0]);
      expect(top?.size).toBeGreaterThan(5);
      expect([...(top ?? [])].filter((name) => !ruled.has(name))).toEqual([]);
      expect([...(rest ?? [])].filter((name) => !ruled.has(name) && !reset.has(name))).toEqual([]);
      expect([...(top ?? [])].filter((name) => reset.has(name))).toEqual([]);
      expect(reset.size).toBeGreaterThan(10);
    },
  );

  it("keeps its footer as the host has drawn it until the page is in use, whatever happens to the rest", async () => {
    const { endStart } = await takeOver("/");
    const footer = document.querySelector("footer");
    const isTakenOver = () => Object.keys(footer ?? {}).some((key) => key.startsWith("__react"));
    // The shop's frame is drawn again.
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("offline"));
    expect(document.querySelector("footer")).toBe(footer);
    expect(isTakenOver()).toBe(false);
    online.mockRestore();
    window.dispatchEvent(new Event("online"));
    endStart();
    await vi.waitFor(() => expect(isTakenOver()).toBe(true));
    expect(document.querySelector("footer")).toBe(footer);
    expect(complaints).toEqual([]);
  });

  it("keeps a store's own words as the host has sanitised them", async () => {
    await takeOver("/privacypolicy");
    expect(document.querySelector("article b")?.textContent).toBe("little");
  });
});
