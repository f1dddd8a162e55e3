import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PictureReport } from "../../../scripts/pictures/PictureReport";

it("the report shows before, after and difference of each picture side by side, and nothing of the last report", async () => {
  const folder = await mkdtemp(join(tmpdir(), "report-"));
  const [before, after, difference] = ["b", "a", "d"].map((text) => Buffer.from(text));
  const last = new PictureReport(folder);
  await last.start();
  await last.add({ name: "ui-old--default.dark", why: "New", pictures: { After: Buffer.from("a") } });
  const report = new PictureReport(folder);
  await report.start();
  const pictures = { Before: before as Buffer, After: after as Buffer, Difference: difference as Buffer };
  await report.add({ name: "ui-price--default.light", why: "12 pixels differ", pictures });
  const page = await readFile(await report.write(), "utf8");
  const shown = [...page.matchAll(/<figcaption>(\w+)<\/figcaption><img loading="lazy" src="([^"]+)">/g)];
  expect(shown.map(([, heading]) => heading)).toEqual(["Before", "After", "Difference"]);
  expect(await Promise.all(shown.map(([, , file = ""]) => readFile(join(folder, file), "utf8")))).toEqual([
    "b",
    "a",
    "d",
  ]);
  expect(page).toContain("<h1>1 picture</h1>");
  expect(page).toContain("12 pixels differ");
  expect((await readdir(folder)).filter((file) => file.startsWith("ui-old"))).toEqual([]);
  await rm(folder, { recursive: true });
});
