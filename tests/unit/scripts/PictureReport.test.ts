import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PictureReport } from "#scripts/pictures/PictureReport.ts";

const STORYBOOK = "http://127.0.0.1:6006";
const pictures = { Before: Buffer.from("b"), After: Buffer.from("a"), Difference: Buffer.from("d") };

describe("the report", () => {
  let folder = "";
  let page = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "report-"));
    const last = new PictureReport(folder, STORYBOOK);
    await last.start();
    await last.add({ name: "ui-old--default.dark", why: "New", pictures: { After: Buffer.from("a") } });
    const report = new PictureReport(folder, STORYBOOK);
    await report.start();
    await report.add({ name: "ui-price--default.dark", why: "12 pixels differ", pictures });
    await report.add({ name: "ui-b--default.light", why: "New", pictures: { After: Buffer.from("a") } });
    page = await readFile(await report.write(), "utf8");
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("has before, after and difference of each picture, and nothing of the former report", async () => {
    const shown = [...page.matchAll(/<figcaption>(\w+)<\/figcaption><img [^>]*src="(ui-price[^"]+)">/g)];
    expect(shown.map(([, heading]) => heading)).toEqual(["Before", "After", "Difference"]);
    const files = shown.map(([, , file = ""]) => readFile(join(folder, file), "utf8"));
    expect(await Promise.all(files)).toEqual(["b", "a", "d"]);
    expect(page).toContain("<h1>2 pictures</h1>");
    expect(page).toContain("12 pixels differ");
    expect((await readdir(folder)).filter((file) => file.startsWith("ui-old"))).toEqual([]);
  });

  it("links each story in a running Storybook, with the settings of its picture", () => {
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([
      `${STORYBOOK}/?path=/story/ui-b--default`,
      `${STORYBOOK}/?path=/story/ui-price--default&globals=scheme:dark`,
    ]);
  });

  it("lays before and after over each other in their own size, with a slider between them", () => {
    expect(page).toContain('data-view="Slider"');
    expect(page).toContain('type="range"');
    expect([...page.matchAll(/<figure class="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "After alone",
      "Before",
      "After",
      "Difference",
    ]);
    expect(page).not.toContain("max-width");
  });
});
