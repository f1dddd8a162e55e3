import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { takeCommands } from "#server/cli/carry/takeCommands.ts";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { terminal } from "#server/cli/terminal.ts";
import { copyPglite } from "#tests/support/databases/databases.ts";
import { noStores } from "#tests/support/databases/seedStores.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { makeShopper, type Shopper } from "#tests/support/platform/makeShopper.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

const GUIDE = readFileSync("docs/your-own-shop.md", "utf8");

/** The sections of the guide that the test follows, one after the other. */
const SECTIONS = GUIDE.split(/^## (?=\d)/m).slice(1);

describe("docs/your-own-shop.md, followed word for word", () => {
  const place = mkdtempSync(join(tmpdir(), "haat-guide-"));
  const dataDir = join(place, "data");
  const home = process.cwd();
  beforeAll(async () => {
    mkdirSync(dataDir);
    await copyPglite("empty", join(dataDir, "db"));
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(place, { recursive: true, force: true });
  });
  let order = "";

  /** Types the commands in the guide's blocks. @returns the output */
  async function follow(section: string): Promise<string[]> {
    const change = /Change `(.*?)` to `(.*?)` in `(.*?)`/.exec(section);
    if (change) {
      const [, from = "", to = "", file = ""] = change;
      const text = readFileSync(join(place, file), "utf8");
      expect(text).toContain(from);
      writeFileSync(join(place, file), text.replace(from, to));
    }
    const said: string[] = [];
    for (const [, block = ""] of section.matchAll(/```sh\n([\s\S]*?)```/g)) {
      for (const line of block.trim().split("\n")) {
        const io = recordingIo();
        const { readFile, writeFile, linkFile } = terminal();
        const typed = line.replace("npm run haat -- ", "").replace("ORDER", order).split(" ");
        process.chdir(place);
        const code = await runCommandLine(
          typed,
          { ...io, readFile, writeFile, linkFile },
          { DATA_DIR: dataDir },
          commands,
        );
        process.chdir(home);
        expect([line, code, io.text()]).toEqual([line, 0, expect.anything()]);
        said.push(...io.said, ...io.warned);
      }
    }
    return said;
  }

  const sections = SECTIONS.map((section) => [section.split("\n", 1)[0] ?? "", section] as const);
  const keepsItsWord = async (_: string, section: string) => {
    const said = await follow(section);
    const blocks = [...section.matchAll(/```text\n([\s\S]*?)```/g)];
    for (const line of blocks.flatMap(([, block = ""]) => block.trimEnd().split("\n"))) expect(said).toContain(line);
  };

  it.each(sections.slice(0, 3))("%s", keepsItsWord);

  describe("while the shop runs", () => {
    let shopper: Shopper;
    withPlatform({ dataDir, seedStores: noStores });
    beforeAll(async () => {
      takeCommands(platform.app, platform.services, dataDir, commands);
      await platform.app.ready();
    });

    it.each(sections.slice(3, 4))("%s", keepsItsWord);

    it("5 and 6: an order of a shopper is packed, shipped and delivered, and billed", async () => {
      shopper = await makeShopper(platform, "my-shop", "9811111111");
      order = shopper.orderNumber;
      for (const section of SECTIONS.slice(4)) await follow(section);
      const { body } = await platform.get<Order>(`/api/orders/${shopper.orderId}`, shopper.tenancy, shopper.headers);
      expect(body).toMatchObject({ orderState: "DELIVERED", paymentStatus: "SUCCEEDED" });
      const url = `/api/orders/${shopper.orderId}/invoice`;
      const invoice = await platform.app.inject({ url, query: shopper.tenancy, headers: shopper.headers });
      expect(invoice.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    });
  });

  it("ends in a folder that contains what the guide says", () => {
    const csv = readFileSync(join(place, "my-shop-today/products.csv"), "utf8");
    expect(csv).toContain("MANGO-500G,500 g,250,210,40");
  });
});
