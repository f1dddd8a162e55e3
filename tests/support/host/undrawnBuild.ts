import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Asks the platform for the store, as the real function does, and draws 60 KB that only this address has. */
const PAGES = `
const pageOf = (status, title, html = "", storeId) => ({
  status,
  html: "<title>" + title + "</title>" + html,
  inline: { scripts: [], styles: Array.from({ length: 18 }, (_, index) => ".f" + index + "{color:red}") },
  storeId,
});
async function make({ url, platformOrigin, fetch }) {
  const store = url.pathname.split("/")[1];
  const answer = await fetch(platformOrigin + "/api/organizations/" + store + "?isFriendlyId=true&isDomain=false", {});
  if (answer.status === 404) return pageOf(404, url.href);
  const organization = await answer.json();
  const html = Array.from({ length: 1000 }, (_, index) => "<p class=f1a3p1vp>" + url.href + (index * 7919) % 104729 + "</p>").join("");
  return pageOf(200, url.href, html, organization.storeId);
}
export const prerender = { ...real, pagesOf: (...given) => ({ ...real.pagesOf(...given), make }) };
`;

/** Makes a build whose pages cost next to nothing to draw. @returns its folder */
export async function undrawnBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "haat-undrawn-"));
  const real = pathToFileURL(resolve(process.env.HAAT_DIST ?? "dist", "prerender/en.js")).href;
  await Promise.all(["browser/assets", "prerender"].map((folder) => mkdir(join(dist, folder), { recursive: true })));
  await writeFile(join(dist, "browser/built.en.json"), '{"scripts":[],"pages":{},"rules":"","sheet":""}');
  await writeFile(join(dist, "package.json"), '{ "type": "module" }');
  const rest = `import { prerender as real } from ${JSON.stringify(real)};`;
  await writeFile(join(dist, "prerender/en.js"), rest + PAGES);
  return dist;
}
