import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeCheck } from "#server/cli/commands/store/storeCheck.ts";
import { tellProblems } from "#server/cli/tellProblems.ts";
import { terminal } from "#server/cli/terminal.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

const HEAD = "handle,title,category,sku,price,stock";

describe("haat store check", () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "haat-check-"));
    for (const [path, bytes] of await exampleFiles("my-shop")) await terminal().writeFile(join(folder, path), bytes);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const check = async (makeCategories = false) => {
    const io = { ...recordingIo(), writeFile: terminal().writeFile };
    const code = await storeCheck.runAlone({ folder, makeCategories }, io);
    return { code, said: io.said, warned: io.warned };
  };
  const list = (...rows: string[]) => writeFileSync(join(folder, "products.csv"), [HEAD, ...rows].join("\n"));

  it("reports a mistake of many rows once, and offers to make the categories that are missing", async () => {
    list(...Array.from({ length: 3000 }, (_, at) => `loaf-${at},Loaf,Bread,B${at},40,1`), "bun,Bun,Buns,BUN,x,1");
    const { code, warned } = await check();
    expect(code).toBe(1);
    expect(warned.slice(0, 4)).toEqual([
      'products.csv, column C (category): the category "Bread" is in no categories.csv: 3,000 rows, first line 2',
      'products.csv:3002, column C (category): the category "Buns" is in no categories.csv.',
      'products.csv:3002, column E (price): "x" was found; meant is a price in rupees, such as 45, 45.50 or 1,20,000.',
      "--make-categories adds to categories.csv: Bread, Buns.",
    ]);
  });

  it("makes the missing categories on request, and leaves the rest of the file as it was", async () => {
    list("loaf,Loaf,Bread,B,40,1", 'tart,Tart,"Tarts, sweet",T,40,1', "mango,Mango,fruits,M,40,1");
    const before = readFileSync(join(folder, "categories.csv"), "utf8");
    const { code, said } = await check(true);
    expect(said[0]).toBe("Added to categories.csv: Bread, Tarts, sweet.");
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "categories.csv"), "utf8")).toBe(`${before},Bread,,\n,"Tarts, sweet",,\n`);
  });

  it("makes a category once whatever its capitals, also in an empty file, and says what was changed", async () => {
    list("loaf,Loaf,Bread,B,40,1", "bun,Bun,bread,C,40,1", "tart,Tart,Fruits,T,x,1");
    writeFileSync(join(folder, "categories.csv"), "");
    const { said, warned } = await check(true);
    expect(said[0]).toBe("Added to categories.csv: Bread, Fruits.");
    expect(readFileSync(join(folder, "categories.csv"), "utf8")).toBe("name\nBread\nFruits\n");
    expect(warned.at(-1)).toBe(`One thing is wrong in ${folder}; only categories.csv was changed.`);
  });

  it("counts one thing as one", async () => {
    list("loaf,Loaf,fruits,B,40,1");
    writeFileSync(join(folder, "categories.csv"), "name\nfruits\n");
    expect((await check()).said.at(-1)).toBe("All is well: My Shop has 1 product, 1 variant and 1 category.");
  });

  it("reports no more mistakes than a person reads", () => {
    const problems = Array.from({ length: 1500 }, (_, at) => ({
      file: "products.csv",
      line: at + 2,
      message: `${at}.`,
    }));
    const told = tellProblems(problems);
    expect(told).toHaveLength(201);
    expect(told.at(-1)).toBe("… and 1,300 more.");
  });

  it("reports the mistakes of every column, also where one has thousands", () => {
    const missing = Array.from({ length: 3000 }, (_, at) => ({
      file: "products.csv",
      line: at + 2,
      column: "S (pictures)",
      message: `there is no picture "${at}.jpg".`,
    }));
    const price = { file: "products.csv", line: 2999, column: "Q (price)", message: '"x" was found.' };
    const told = tellProblems([...missing, price]);
    expect(told).toHaveLength(22);
    expect(told.slice(-2)).toEqual([
      "products.csv, column S (pictures): … and 2,980 more.",
      'products.csv:2999, column Q (price): "x" was found.',
    ]);
  });
});
