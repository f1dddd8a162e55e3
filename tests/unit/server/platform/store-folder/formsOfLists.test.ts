import { describe, expect, it } from "vitest";
import { filesOf } from "#server/platform/services/back-office/folders/filesOf.ts";
import type { StoreRows } from "#server/platform/services/back-office/folders/readStoreRows.ts";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFolder } from "#tests/support/folders/exampleFolder.ts";

const HEAD = ["handle", "title", "category", "sku", "price", "stock"];
const ROWS = [
  ["a", "Cake", "fruits", "A", "45", "3"],
  ["b", 'Crème brûlée, 6" – “large”', "fruits", "B", "1234.5", "0"],
];
const written = (rows: readonly string[][], delimiter: string, quote = '"') =>
  rows
    .map((row) =>
      row.map((cell) => (cell.includes(delimiter) ? `${quote}${cell.replaceAll(quote, quote + quote)}${quote}` : cell)),
    )
    .map((row) => row.join(delimiter));
const lines = (delimiter: string, quote?: string) => written([HEAD, ...ROWS], delimiter, quote);
const utf16 = (text: string, isBig: boolean, mark: string) => {
  const bytes = Buffer.from(mark + text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
/** The letters of the list that Windows-1252 has at other places than Unicode. */
const windows = (text: string) =>
  Buffer.from(
    text.replace(/[–“”]/g, (letter) => ({ "–": "\x96", "“": "\x93", "”": "\x94" })[letter] ?? ""),
    "latin1",
  );
const CAKE = "a,Cake,fruits,A,45,3";
const TEXT = lines(",").join("\r\n");
const CELLS = ROWS.map(([, title, , sku, price, stock]) => [title, sku, Number(price) * 100, Number(stock)]);

/** Every way in which the same list may come. */
const FORMS: [form: string, bytes: string | Buffer][] = [
  ["commas", TEXT],
  ["semicolons", lines(";").join("\r\n")],
  ["bars", lines("|").join("\n")],
  ["tabs", lines("\t").join("\n")],
  ["the line ends of an old Mac", lines(",").join("\r")],
  ["a line that names the delimiter", `sep=|\r\n${lines("|").join("\r\n")}`],
  ["UTF-8 with its mark", `\ufeff${TEXT}`],
  ["UTF-16 with its mark", utf16(TEXT, false, "\ufeff")],
  ["UTF-16 of the other order with its mark", utf16(TEXT, true, "\ufeff")],
  ["UTF-16 without a mark", utf16(TEXT, false, "")],
  ["UTF-16 of the other order without a mark", utf16(TEXT, true, "")],
  ["Windows-1252", windows(TEXT)],
  ["a title and an empty row above its headers", `Price list, May 2026,,,,\r\n,,,,,\r\n${TEXT}`],
  ["a title with semicolons", `My list 2026;;;;;\n\n${lines(";").join("\n")}`],
  ["an empty row above its headers", `,,,,,\n${TEXT}`],
  [
    "empty columns and rows after it",
    `${lines(",")
      .map((line) => `${line},,,`)
      .join("\n")}\n,,,,,,,,\n\n`,
  ],
  [
    "single quotes",
    written([HEAD, ...ROWS], "\u0001")
      .map((line) => `'${line.replaceAll("\u0001", "','")}'`)
      .join("\n"),
  ],
  ["backslashes before quotes", TEXT.replace('6""', '6\\"')],
];

const read = async (bytes: string | Buffer) => {
  const { folder, problems } = checkFolder(await exampleFolder({ "products.csv": bytes }));
  return { problems: problems.map(({ line, message }) => `${line} ${message}`), folder };
};

describe("a list with", () => {
  it.each(FORMS)("%s is read correctly", async (_, bytes) => {
    const { problems, folder } = await read(bytes);
    expect(problems).toEqual([]);
    const found = folder?.products.map(({ name, variants: [one] }) => [
      name,
      one?.sku,
      one?.sellingPricePaise,
      one?.stock,
    ]);
    expect(found).toEqual(CELLS);
  });

  it.each(FORMS)("%s is exported in the same form, with only the changes", async (_, bytes) => {
    const content = Buffer.from(bytes).toString("base64");
    const productVariants = [
      { sku: "A", availableQuantity: 7, sellingPricePaise: 4500, mrpPaise: 4500 },
      { sku: "B", availableQuantity: 0, sellingPricePaise: 123_450, mrpPaise: 123_450 },
    ];
    const imported = { variants: { A: [3, 4500, 4500], B: [0, 123_450, 123_450] }, coupons: {} };
    const rows = { files: [{ path: "products.csv", content, picture: null }], productVariants, coupons: [], imported };
    const given = filesOf(rows as unknown as StoreRows).get("products.csv") ?? Buffer.alloc(0);
    const { folder } = await read(given);
    expect(folder?.products.map(({ variants: [one] }) => one?.stock)).toEqual([7, 0]);
    // A number needs no quotes, so its cell may have lost them.
    expect([0, 2]).toContain(Buffer.from(bytes).length - given.length);
  });

  it("curly quotes around its cells is read without them", async () => {
    const { folder } = await read(`${HEAD.join(",")}\n${CAKE}\nb,“Cream, 6 inches”,fruits,B,1,1`);
    expect(folder?.products[1]?.name).toBe("Cream, 6 inches");
  });

  it("inch marks keeps them, and every mistake is reported with its line", async () => {
    const list =
      'handle;title;category;sku;price;stock\na;6" Cake;fruits;A;1;1\nb;8" Cake;fruits;B;x;1\nc;"9"" Cake\r\nround";fruits;C;y;1\nd;D;fruits;D;z;1';
    const { problems } = await read(list);
    expect(problems.map((problem) => problem.slice(0, 4))).toEqual(['3 "x', '4 "y', '6 "z']);
    const { folder } = await read(list.replace(/;[xyz];/g, ";1;"));
    expect(folder?.products.map(({ name }) => name)).toEqual(['6" Cake', '8" Cake', '9" Cake\r\nround', "D"]);
  });

  it("a quote that is never closed is reported at the line where its row begins", async () => {
    const { problems } = await read(`${HEAD.join(",")}\na,A,fruits,A,1,1\nb,"B,fruits,B,1,1\nc,C,fruits,C,1,1\n`);
    expect(problems).toEqual([expect.stringMatching(/^3 a cell begins with " and has no closing one/)]);
  });

  it.each([
    ["a spreadsheet itself", Buffer.from("PK\u0003\u0004rest"), /it is a spreadsheet itself, or an archive: save it/],
    ["broken letters", Buffer.concat([Buffer.from(TEXT), Buffer.from([0xe0, 0xa4])]), /^3 it is not UTF-8/],
    [
      "letters of no alphabet",
      Buffer.concat([Buffer.from(lines(",")[0] ?? ""), Buffer.from([0x81])]),
      /it is not UTF-8/,
    ],
  ])("%s is refused", async (_, bytes, message) => {
    expect((await read(bytes)).problems).toEqual([expect.stringMatching(message)]);
  });
});
