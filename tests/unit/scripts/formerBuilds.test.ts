import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { discard, putBack, setAside } from "#scripts/build/formerBuilds.ts";
import { closedOrigin, startHost } from "#tests/support/host/startHost.ts";

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "haat-dist-"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** As the bundler does: the folder is emptied, then filled. */
async function build(files: Record<string, string>, { keep = 2, from = dist, into = dist } = {}): Promise<void> {
  const former = await setAside(from);
  rmSync(join(into, "browser"), { recursive: true, force: true });
  mkdirSync(join(into, "browser/assets"), { recursive: true });
  writeFileSync(join(into, "browser/built.en.json"), '{"scripts":[],"pages":{},"rules":"","sheet":""}');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(into, "browser/assets", name), text);
    writeFileSync(join(into, "browser/assets", `${name}.br`), `small ${text}`);
  }
  await putBack(into, former, keep);
  await discard(former);
}

const assets = (of = dist) => readdirSync(join(of, "browser/assets")).filter((name) => !name.endsWith(".br"));
const release = (count: number) => ({ [`main.${count}.js`]: `main ${count}`, "react.js": "the same in all" });

describe("a build over former ones", () => {
  it("keeps their chunks for open tabs", async () => {
    await build(release(1));
    await build(release(2));
    mkdirSync(join(dist, "prerender"));
    writeFileSync(join(dist, "prerender/package.json"), '{"type":"module"}');
    const page = "{ status: 404, html: '', inline: { scripts: [], styles: [] } }";
    const pagesOf = `() => ({ unanswered: ${page}, nowhere: ${page} })`;
    const prerender = `export const prerender = { paymentProviders: [], pagesOf: ${pagesOf} };`;
    writeFileSync(join(dist, "prerender/en.js"), prerender);
    vi.stubEnv("HAAT_DIST", dist);
    const { origin, close } = await startHost(await closedOrigin());
    const get = (name: string, encoding = "identity") =>
      fetch(`${origin}/assets/${name}`, { headers: { "accept-encoding": encoding } });
    for (const count of [1, 2]) {
      const chunk = await get(`main.${count}.js`);
      expect(chunk.status).toBe(200);
      expect(chunk.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await chunk.text()).toBe(`main ${count}`);
    }
    expect((await get("main.3.js")).status).toBe(404);
    await close();
    expect(readFileSync(join(dist, "browser/assets/main.1.js.br"), "utf8")).toBe("small main 1");
  });

  it("forgets the oldest, but not files that a newer one has, too", async () => {
    for (const count of [1, 2, 3, 4]) await build(release(count));
    expect(assets()).toEqual(["main.2.js", "main.3.js", "main.4.js", "react.js"]);
  });

  it("does not count as another build when nothing has changed", async () => {
    for (const count of [1, 2]) await build(release(count));
    const before = readFileSync(join(dist, "builds.json"), "utf8");
    for (let again = 0; again < 5; again += 1) await build(release(2));
    expect(assets()).toEqual(["main.1.js", "main.2.js", "react.js"]);
    expect(readFileSync(join(dist, "builds.json"), "utf8")).toBe(before);
  });

  it("is recognised when it is deployed again, and the other build stays for its tabs", async () => {
    for (const count of [1, 2, 1]) await build(release(count));
    expect(assets()).toEqual(["main.1.js", "main.2.js", "react.js"]);
    expect(JSON.parse(readFileSync(join(dist, "builds.json"), "utf8"))).toHaveLength(2);
  });

  it("copies the builds of a release in another folder", async () => {
    for (const count of [1, 2]) await build(release(count));
    const next = mkdtempSync(join(tmpdir(), "haat-next-"));
    await build(release(3), { from: dist, into: next });
    expect(assets(next)).toEqual(["main.1.js", "main.2.js", "main.3.js", "react.js"]);
    rmSync(next, { recursive: true });
  });

  it("keeps a build that no list names", async () => {
    await build(release(1));
    rmSync(join(dist, "builds.json"));
    await build(release(2));
    expect(assets()).toEqual(["main.1.js", "main.2.js", "react.js"]);
  });

  it("is alone in a fresh folder", async () => {
    await build(release(1));
    expect(assets()).toEqual(["main.1.js", "react.js"]);
    expect(readFileSync(join(dist, "builds.json"), "utf8")).toBe('[\n  [\n    "main.1.js",\n    "react.js"\n  ]\n]\n');
  });
});
