import { describe, expect, it } from "vitest";
import type { PreparedPage } from "#app/boot/document/PreparedPage.types.ts";
import { writePage } from "#app/boot/document/writePage.ts";
import { END_OF_TOP, names } from "#app/boot/protocol.ts";

const LATER = { scripts: ["/assets/a.js", "/assets/m.js"], sheet: "/assets/griffel.css" };
const FILES = {
  ...LATER,
  pages: {
    HomePage: { scripts: ["/assets/shared.js", "/assets/h.js"], sheets: [] },
    CartPage: { scripts: ["/assets/c.js"], sheets: [] },
    KioskPage: { scripts: ["/assets/k.js"], sheets: ["/assets/k.css"] },
  },
};
const SCRIPTS = { scheme: "scheme()", first: "early()" };

describe("a page's text", () => {
  const textOf = (page: Partial<PreparedPage>, files: typeof FILES | undefined = FILES) => {
    const head = { title: "Fresh", favicon: "", themeColor: "" };
    return writePage({ files, config: {}, language: "en" }, { status: 200, head, ...page }, "/fresh?page=2");
  };
  const written = (page: Partial<PreparedPage>) => textOf(page).html;
  const dataOf = (html: string) =>
    JSON.parse(new RegExp(`<script id="${names.data}"[^>]*>(.*?)</script>`, "s").exec(html)?.[1] ?? "");
  const drawingOf = (html: string) => dataOf(textOf({ html, scripts: SCRIPTS }).html).drawn?.name;

  it("contains the rendered HTML, its styles and its configuration, and names the rendering and its answers", () => {
    const { html, inline, answers } = textOf({
      html: "<main>$& drawn $1</main>",
      styles: { top: ".a{color:red}", rest: ".b{color:blue}" },
      scripts: SCRIPTS,
      head: {
        title: "Fresh",
        favicon: "/f.png",
        themeColor: "#00ff00",
        tags: [{ name: "meta", attributes: { name: "description", content: "x" } }],
      },
      queries: { queries: [] },
    });
    expect(html).toContain('<div id="root"><main>$& drawn $1</main></div>');
    expect(html).toContain("<style>.a{color:red}</style>");
    expect(html).toContain("<style>.b{color:blue}</style>");
    expect(html).toContain("<script>early()</script>");
    expect(inline).toEqual({ scripts: ["scheme()", "early()"], styles: [".a{color:red}", ".b{color:blue}"] });
    expect(html).toContain('<meta name="description" content="x">');
    const { drawing, ...rest } = JSON.parse(answers ?? "");
    expect(rest).toEqual({ queries: { queries: [] } });
    const drawn = { name: drawing, answers: "/page-data?page=%2Ffresh%3Fpage%3D2" };
    expect(dataOf(html)).toEqual({ config: {}, drawn, later: LATER });
    // The first script reads its data as soon as it runs.
    expect(html.indexOf(names.data)).toBeLessThan(html.indexOf("early()"));
  });

  it("names the files of its own code before those of the program, whether host or browser renders it", () => {
    const code = ["HomePage", "PageOfAnotherBuild"];
    const scripts = ["/assets/shared.js", "/assets/h.js", ...LATER.scripts];
    expect(dataOf(written({ html: "<main>", scripts: SCRIPTS, code })).later).toEqual({ ...LATER, scripts });
    const deferred = written({ code }).matchAll(/<script defer src="([^"]+)"/g);
    expect([...deferred].map(([, src]) => src)).toEqual(scripts);
  });

  it("has the style sheets of its own code, whether host or browser renders it, and no other page has them", () => {
    const link = '<link href="/assets/k.css" rel="stylesheet">';
    const drawn = { html: "<main>", scripts: SCRIPTS };
    for (const page of [drawn, {}]) {
      const html = written({ ...page, code: ["KioskPage"] });
      // After the rules of all screens, which it overrides.
      expect(html.indexOf(link)).toBeGreaterThan(html.indexOf('/assets/griffel.css" rel'));
      expect(written({ ...page, code: ["HomePage"] })).not.toContain(link);
    }
    expect(dataOf(written({ ...drawn, code: ["KioskPage"] })).later).toEqual({
      ...LATER,
      scripts: ["/assets/k.js", ...LATER.scripts],
    });
  });

  it("requests the largest picture before its styles, which arrive later on a slow network", () => {
    const preloads = [{ name: "link" as const, attributes: { rel: "preload", href: "/a.webp" } }];
    const html = written({ html: "<main>", scripts: SCRIPTS, styles: { top: ".a{}", rest: "" }, preloads });
    const places = ['name="viewport"', '<link rel="preload" href="/a.webp">', "<style>"].map((part) =>
      html.indexOf(part),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("sends its top before the first script and the rules of everything below", () => {
    const html = written({
      html: `<header>$& Fresh</header>${END_OF_TOP}<main>`,
      scripts: SCRIPTS,
      styles: { top: ".theme{}", rest: ".main{}" },
      head: { title: "", favicon: "", themeColor: "", linkedData: { "@type": "Store" } },
    });
    const order = [
      "<style>.theme{}",
      "<script>scheme()",
      names.data,
      "</head>",
      "<header>$& Fresh",
      "early()",
      "<style>.main{}",
      "<main>",
      "Store",
    ];
    expect(order.filter((part) => !html.includes(part))).toEqual([]);
    expect(order.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(order);
    expect(html).not.toContain(END_OF_TOP);
  });

  it("brings the data of a page that the browser draws, and allows nothing inline", () => {
    const { html, inline, answers } = textOf({ queries: { queries: [] } });
    expect(dataOf(html)).toEqual({ config: {}, queries: { queries: [] } });
    expect([inline, answers]).toEqual([{ scripts: [], styles: [] }, undefined]);
  });

  it("gives equal renderings the same name, and different ones different names", () => {
    const [one, same, other] = ["<p>1</p>", "<p>1</p>", "<p>2</p>"].map(drawingOf);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it("leaves the program and the rules of all screens to its first script when the host renders the page", () => {
    const drawn = written({ html: "<main>", scripts: SCRIPTS });
    expect(drawn).toContain('<link disabled href="/assets/griffel.css" rel="stylesheet">');
    expect(drawn).not.toContain("<script defer");
    const plain = written({});
    expect(plain).toContain('<link href="/assets/griffel.css" rel="stylesheet">');
    expect(plain.match(/<script defer src="[^"]+"/g)).toEqual(FILES.scripts.map((src) => `<script defer src="${src}"`));
  });

  it("names no file when the bundler does, as for a static host", () => {
    const { html } = writePage(
      { files: undefined, config: {}, language: "en" },
      { status: 200, head: { title: "", favicon: "", themeColor: "" } },
    );
    expect(html).not.toMatch(/src=|stylesheet/);
    expect(dataOf(html)).toEqual({ config: {} });
  });

  it("says why there is no store to browsers without scripts", () => {
    const head = { title: "Store <not> found", favicon: "", themeColor: "" };
    const html = written({ status: 404, head, note: "No store's & here." });
    expect(html).toContain("<noscript><h1>Store &#60;not&#62; found</h1><p>No store&#39;s &#38; here.</p></noscript>");
    expect(html).toContain('<div id="root"></div>');
    expect(written({})).toContain("<noscript>This store needs JavaScript");
  });

  it("is the plain shell when nothing was rendered", () => {
    expect(written({})).toContain('<div id="root"></div>');
  });

  it("bar 12: lets no store's text end an element", () => {
    const evil = "</style></script><script>alert(1)</script><!--";
    const html = written({
      head: { title: evil, favicon: evil, themeColor: evil },
      styles: { top: `.a{--x:${evil}}`, rest: `.b{--x:${evil}}` },
      queries: { name: evil },
    });
    expect(html.replace(/<style.*?<\/style>/gs, "")).not.toMatch(/<script>/);
    expect(html.match(/<\/style>/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(1 + FILES.scripts.length);
  });
});
