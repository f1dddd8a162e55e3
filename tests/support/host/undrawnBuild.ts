import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { marks } from "../../../src/contract/page/marks";

/** Asks the platform for the store, as the real function does, and draws 60 KB that only this address has. */
const PREPARE = `
async function prepare({ url, platformOrigin, fetch }) {
  const head = { title: url.href, favicon: "", themeColor: "" };
  const store = url.pathname.split("/")[1];
  const answer = await fetch(platformOrigin + "/api/organizations/" + store + "?isFriendlyId=true&isDomain=false", {});
  if (answer.status === 404) return { status: 404, head };
  const organization = await answer.json();
  const html = Array.from({ length: 1000 }, (_, index) => "<p class=f1a3p1vp>" + url.href + (index * 7919) % 104729 + "</p>").join("");
  const styles = Array.from({ length: 18 }, (_, index) => ({ attributes: { id: "s" + index }, css: ".f" + index + "{color:red}" }));
  return { status: 200, head, html, styles, storeId: organization.storeId };
}
export const prerender = { ...real, prepare };
`;

/** Makes a build whose pages cost next to nothing to draw. @returns its folder */
export async function undrawnBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "haat-undrawn-"));
  const real = pathToFileURL(resolve(process.env.HAAT_DIST ?? "dist", "prerender/prerender.js")).href;
  await Promise.all(["browser/assets", "prerender"].map((folder) => mkdir(join(dist, folder), { recursive: true })));
  const page = `<title>Store</title>${marks.headPlace}${marks.rootPlace}${marks.dataPlace}`;
  await writeFile(join(dist, "browser/index.html"), page);
  await writeFile(join(dist, "package.json"), '{ "type": "module" }');
  const rest = `import { prerender as real } from ${JSON.stringify(real)};`;
  await writeFile(join(dist, "prerender/prerender.js"), rest + PREPARE);
  return dist;
}
