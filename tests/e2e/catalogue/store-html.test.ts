import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rspack } from "@rspack/core";
import { describe, expect, test } from "vitest";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";

const REL = 'rel="noopener noreferrer nofollow"';

/** What a store wrote, and what the platform and the browser alike leave of it (bar 12). */
const texts: [what: string, written: string, left: string][] = [
  ["plain words and lists", "<h2>Ours</h2><ul><li>One</li></ul>", "<h2>Ours</h2><ul><li>One</li></ul>"],
  [
    "a link to the web",
    '<a href="https://a.example/x">x</a>',
    `<a href="https://a.example/x" ${REL} target="_blank">x</a>`,
  ],
  ["a link within the store", '<a href="/fresh/cart">x</a>', `<a href="/fresh/cart" ${REL}>x</a>`],
  ["a mail and a call", '<a href="mailto:a@b.example">m</a>', `<a href="mailto:a@b.example" ${REL}>m</a>`],
  ["a link that runs", '<a href="javascript:x()">x</a>', "<a>x</a>"],
  ["a link that hides that it runs", '<a href="java&#10;script:x()">x</a>', "<a>x</a>"],
  ["a link of data", '<a href="data:text/html,x">x</a>', "<a>x</a>"],
  ["another host without a scheme", '<a href="//evil.example">x</a>', "<a>x</a>"],
  ["another host behind a backslash", '<a href="/\\evil.example">x</a>', "<a>x</a>"],
  ["a path from nowhere", '<a href="page">x</a>', "<a>x</a>"],
  ["an anchor, whose target has no id left", '<a href="#top">x</a>', "<a>x</a>"],
  ["a target and a relation of its own", '<a href="/a" target="_top" rel="opener">x</a>', `<a href="/a" ${REL}>x</a>`],
  [
    "a picture without a description",
    '<img src="https://a.example/a.png">',
    '<img src="https://a.example/a.png" alt="">',
  ],
  ["a picture of data", '<img src="data:image/png;base64,x" alt="y">', '<img alt="y">'],
  ["a picture that runs", '<img src="/a.png" alt="y" onerror="x()">', '<img src="/a.png" alt="y">'],
  ["styles, names and classes", '<p style="color:red" class="c" id="i" data-x="1" aria-label="l">x</p>', "<p>x</p>"],
  ["an attribute of another element", '<p title="t" href="/a">x</p>', "<p>x</p>"],
  ["a script", "a<script>x()</script>b", "ab"],
  ["a frame", '<iframe src="https://a.example"></iframe>', ""],
  ["a form", '<form action="/x"><input name="n">words</form>', "words"],
];

/** Reads HTML as a browser does, so that the order of attributes and the spelling of empty elements do not matter. */
function read(html: string): string {
  const place = document.createElement("div");
  place.innerHTML = html;
  for (const element of place.querySelectorAll("*")) {
    const all = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of all) element.removeAttribute(name);
    for (const [name, value] of all.sort(([a], [b]) => (a < b ? -1 : 1))) element.setAttribute(name, value);
  }
  return place.innerHTML;
}

type Cleaning = typeof import("#kernel/html/createSanitize.ts");

/** All texts in one page and one call, because DOMPurify needs a real document. */
async function cleanInBrowser(written: readonly string[]): Promise<string[]> {
  const page = await (await theBrowser()).newPage();
  await page.addScriptTag({ content: await scriptOf("src/kernel/html/createSanitize.ts", "cleaning") });
  const cleaned = await page.evaluate((all) => {
    const sanitize = (window as unknown as { cleaning: Cleaning }).cleaning.createSanitize();
    return all.map(sanitize);
  }, written);
  await page.close();
  return cleaned;
}

async function asRead(all: readonly string[]): Promise<string[]> {
  const page = await (await theBrowser()).newPage();
  const result = await page.evaluate(`(${JSON.stringify(all)}).map(${read.toString()})`);
  await page.close();
  return result as string[];
}

describe("a store's HTML", () => {
  const byPlatform = texts.map(([, written]) => cleanStoreHtml(written));
  const named = (cleaned: readonly string[]) => texts.map(([what], index) => [what, cleaned[index]]);

  test("is cleaned alike by the platform and by the browser", async () => {
    const left = await asRead(texts.map(([, , words]) => words));
    const byBrowser = await cleanInBrowser(texts.map(([, written]) => written));
    expect(named(await asRead(byPlatform))).toEqual(named(left));
    expect(named(await asRead(byBrowser))).toEqual(named(left));
  });

  test("does not change when it is cleaned again, so that the host's page equals the browser's", async () => {
    const again = byPlatform.map(cleanStoreHtml);
    expect(again).toEqual(byPlatform);
    expect(named(await asRead(await cleanInBrowser(byPlatform)))).toEqual(named(await asRead(byPlatform)));
  });
});

/** Bundles one module of the product into a script that puts its exports into `window[name]`, for an empty page. */
async function scriptOf(file: string, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "haat-script-"));
  const compiler = rspack({
    mode: "development",
    devtool: false,
    entry: resolve(file),
    output: { path, filename: "script.js", library: { name, type: "window" } },
    module: {
      rules: [{ test: /\.ts$/, loader: "builtin:swc-loader", options: { jsc: { parser: { syntax: "typescript" } } } }],
    },
    resolve: { extensions: [".ts", ".js"] },
  });
  try {
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done()));
    });
    return await readFile(join(path, "script.js"), "utf8");
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
