import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storePage } from "../../../../../server/host/page/storePage";
import type { PreparedPage } from "../../../../../src/contract/page/PreparedPage.types";

const TEMPLATE =
  '<html><head><title>Store</title>\n<!--haat:head-->\n</head><body><div id="root"></div>\n<!--haat:data-->\n<noscript>Turn scripts on.</noscript></body></html>';

describe("a page's text", () => {
  let dist = "";
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), "haat-page-"));
    mkdirSync(join(dist, "browser"));
    writeFileSync(join(dist, "browser/index.html"), TEMPLATE);
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  const textOf = (page: Partial<PreparedPage>) => {
    const head = { title: "Fresh", favicon: "", themeColor: "" };
    return storePage(dist)({ status: 200, head, ...page }, { config: {} });
  };
  const written = (page: Partial<PreparedPage>) => textOf(page).html;
  const dataOf = (html: string) => JSON.parse(/<script id="haat-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "");

  it("holds what was drawn, its styles, its pictures and its configuration, and names the drawing", () => {
    const { html, inline, drawing } = textOf({
      html: "<main>$& drawn $1</main>",
      styles: [{ css: ".a{color:red}" }, { group: "m0(min-width: 1px)", css: ".b{color:blue}" }],
      script: "early()",
      pictures: [{ href: "", imageSrcSet: "/a.webp?w=1&x=2 1w", imageSizes: "100vw" }],
      head: {
        title: "Fresh",
        favicon: "/f.png",
        themeColor: "#00ff00",
        tags: [{ name: "meta", attributes: { name: "description", content: "x" } }],
      },
      queries: { queries: [] },
    });
    expect(html).toContain('<div id="root"><main>$& drawn $1</main></div>');
    expect(html).toContain('<style>.a{color:red}</style><style data-group="m0(min-width: 1px)">.b{color:blue}</style>');
    expect(html).toContain("<script>early()</script>");
    expect(inline).toEqual({ scripts: ["early()"], styles: [".a{color:red}", ".b{color:blue}"] });
    expect(html).toContain(
      '<link rel="preload" as="image" imagesrcset="/a.webp?w=1&#38;x=2 1w" imagesizes="100vw" fetchpriority="high">',
    );
    expect(html).toContain('<meta name="description" content="x">');
    expect(html).toContain(` data-drawing="${drawing}">`);
    expect(dataOf(html)).toEqual({ config: {} });
  });

  it("brings the data of a page that the browser draws, and allows nothing inline", () => {
    const { html, inline, drawing } = textOf({ queries: { queries: [] } });
    expect(dataOf(html)).toEqual({ config: {}, queries: { queries: [] } });
    expect([inline, drawing]).toEqual([{ scripts: [], styles: [] }, undefined]);
  });

  it("names the same drawing by the same name, and another by another", () => {
    const names = ["<p>1</p>", "<p>1</p>", "<p>2</p>"].map((html) => textOf({ html, script: "early()" }).drawing);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });

  it("leaves the program and the rules of all screens to its first script where the page is drawn", () => {
    const link = 'data-rules="/assets/rules.json" href="/assets/griffel.css" rel="stylesheet">';
    const built = `<script defer src="/assets/m.js"></script><link ${link}`;
    writeFileSync(join(dist, "browser/index.html"), TEMPLATE.replace("</head>", `${built}</head>`));
    const drawn = written({ html: "<main>", script: "early()" });
    expect(drawn).toContain('<script type="text/plain" data-program src="/assets/m.js"></script>');
    expect(drawn).toContain(`<link disabled ${link}`);
    expect(written({})).toContain(built);
    writeFileSync(join(dist, "browser/index.html"), TEMPLATE);
  });

  it("is refused for a build whose index.html lacks a place to write to (bar 24)", () => {
    writeFileSync(join(dist, "browser/index.html"), TEMPLATE.replace("haat:head", "haat:heads"));
    expect(() => storePage(dist)).toThrow("The built index.html has no <!--haat:head-->.");
    writeFileSync(join(dist, "browser/index.html"), TEMPLATE);
  });

  it("says why there is no store to browsers without scripts", () => {
    const head = { title: "Store <not> found", favicon: "", themeColor: "" };
    const html = written({ status: 404, head, note: "No store's & here." });
    expect(html).toContain("<noscript><h1>Store &#60;not&#62; found</h1><p>No store&#39;s &#38; here.</p></noscript>");
    expect(html).toContain('<div id="root"></div>');
    expect(written({})).toContain("<noscript>Turn scripts on.</noscript>");
  });

  it("is the plain shell where nothing was drawn", () => {
    expect(written({})).toContain('<div id="root"></div>');
  });

  it("bar 12: lets no store's text end an element", () => {
    const evil = "</style></script><script>alert(1)</script><!--";
    const html = written({
      head: { title: evil, favicon: evil, themeColor: evil },
      styles: [{ group: evil, css: `.a{--x:${evil}}` }],
      pictures: [{ href: '"><script>alert(3)</script>' }],
      queries: { name: evil },
    });
    expect(html.replace(/<style.*?<\/style>/s, "")).not.toMatch(/<script>/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
