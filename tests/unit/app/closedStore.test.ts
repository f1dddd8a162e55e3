import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import type { PreparedPage } from "#app/boot/document/PreparedPage.types.ts";

type Prepared = PreparedPage & { asked: string[]; isTakenOver: boolean };

const PATHS = ["", "/", "/product/milk", "/no-such-page", "/account/orders"];
const pages = new Map<string, Prepared>();
const tagsOf = (path: string) => JSON.stringify(pages.get(path)?.head.tags);

beforeAll(async () => {
  const host = join(import.meta.dirname, "support/prepareClosed.ts");
  const addresses = PATHS.map((path) => `http://localhost:3000/fresh-basket${path}`);
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", host, ...addresses], {
    maxBuffer: 50_000_000,
  });
  for (const [index, page] of (JSON.parse(stdout) as Prepared[]).entries()) pages.set(PATHS[index] ?? "", page);
}, 120_000);

describe("spec 1, a build with the coming-soon switch on", () => {
  it.each(PATHS)("answers fresh-basket%s with the placeholder and the store's name, 200", (path) => {
    const page = pages.get(path);
    expect([page?.status, page?.head.title]).toEqual([200, "Fresh Basket"]);
    expect(page?.html).toContain('placeholder="Coming soon.."');
    expect(page?.html).not.toMatch(/<(header|footer|nav)\b/);
  });

  it("has its root as canonical address: every other address shows the same page", () => {
    const found = PATHS.map((path) => tagsOf(path).includes("noindex"));
    expect(found).toEqual([false, false, true, true, true]);
    expect(tagsOf("")).toContain('{"property":"og:title","content":"Fresh Basket"');
  });

  it("sends nothing of the catalogue, and says of itself that it is closed", () => {
    for (const page of pages.values()) {
      expect(page.asked.filter((path) => /products|categories|banners/.test(path))).toEqual([]);
      expect(page.isTakenOver).toBe(true);
    }
  });
});
