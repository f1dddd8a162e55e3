import { describe, expect, it } from "vitest";
import { readList } from "./readList";

const HEAD = ["Item", "Category", "Size", "MRP", "Rate", "Qty"];
const ROWS = [
  ["Crème brûlée, “large”", "Cakes", "S", "₹ 1,299/-", "Rs. 1,199", "3"],
  ["Crème brûlée, “large”", "Cakes", 'Ø 6"', "₹ 1,25,000.00", "1,19,999.50", "1,000"],
  ["(6)", "Cakes", "", "", "45/-", ""],
];
const cell = (delimiter: string) => (text: string) =>
  text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
const lines = (delimiter: string, rows = [HEAD, ...ROWS]) =>
  rows.map((row) => row.map(cell(delimiter)).join(delimiter)).join("\r\n");
const TITLE = "Price list of Asha's bakery, May 2026";
const WINDOWS: Record<string, string> = { "“": "\x93", "”": "\x94", "₹": "" };
const inWindows = (text: string) =>
  Buffer.from(
    text.replace(/[“”₹]/g, (letter) => WINDOWS[letter] ?? ""),
    "latin1",
  );

const FORMS: [form: string, list: string | Buffer][] = [
  ["commas", lines(",")],
  ["tabs", lines("\t")],
  ["bars", lines("|")],
  ["a title and empty rows above it", `${TITLE},,,,,\r\n,,,,,\r\n\r\n${lines(",")}`],
  ["a title in quotes with its own commas", `"${TITLE}"\r\n${lines("|")}`],
  ["UTF-16 with its mark", Buffer.from(`\ufeff${lines("\t")}`, "utf16le")],
  ["UTF-16 of the other order with its mark", Buffer.from(`\ufeff${lines("\t")}`, "utf16le").swap16()],
  ["Windows-1252", inWindows(lines(","))],
  ["empty rows between and after its rows", `${lines(",").replaceAll("\r\n", "\r\n,,,,,\r\n")}\r\n,,,,,\r\n\r\n`],
  [
    "its first cells alone filled, as merged cells are saved",
    lines(",", [HEAD, ROWS[0] ?? [], ["", ...(ROWS[1] ?? []).slice(1)], ROWS[2] ?? []]),
  ],
];

describe("a spreadsheet that a person has made, with", () => {
  it.each(FORMS)("%s, is read correctly", (_, list) => {
    const { system, goods } = readList(list);
    expect(system).toBe("a plain sheet");
    expect(
      goods.map(({ title, category, variants }) => [
        title,
        category,
        ...variants.map(({ options, mrp, price, stock }) => [options[0]?.[1], mrp, price, stock].join(" ")),
      ]),
    ).toEqual([
      ["Crème brûlée, “large”", "Cakes", "S 1299 1199 3", 'Ø 6" 125000 119999.5 1000'],
      ["(6)", "Cakes", "  45 0"],
    ]);
  });

  it("semicolons, may have decimal commas", () => {
    const { goods } = readList("Item;MRP;Rate;Qty\nTea;1.234,50;1.150,00;10\nJam;;39,50;7");
    expect(goods.map(({ variants: [one] }) => [one?.mrp, one?.price])).toEqual([
      ["1234.5", "1150"],
      ["", "39.5"],
    ]);
  });

  it("curly quotes around its cells, is read without them", () => {
    const { goods } = readList("Item,Rate,Qty\n“Tea, green”,45,1\n„Jam“,50,2");
    expect(goods.map(({ title }) => title)).toEqual(["Tea, green", "Jam"]);
  });

  it("rupees in its headers, packs, and a line with the sum, is read as a shop's own price list", () => {
    const { system, goods, notes } = readList(
      [
        "Sr No,Particulars,HSN,Pack,MRP (Rs.),Selling Price (₹),Stock Qty,GST %",
        "1,Toor Dal,0713,500 g,₹ 120/-,Rs. 110,25,5",
        "2,Toor Dal,0713,1 kg,₹ 235/-,Rs. 215,12,5%",
        '3,Ghee,0405,1 L,"₹ 1,299/-","₹ 1,199.00",0,12',
        ",Total,,,,,37,",
      ].join("\n"),
    );
    expect(system).toBe("a plain sheet");
    expect(
      goods.map(({ title, tax, variants }) => [
        title,
        tax,
        ...variants.map((one) => [one.weight, one.mrp, one.price, one.stock].join(" ")),
      ]),
    ).toEqual([
      ["Toor Dal", "5", "500 g 120 110 25", "1 kg 235 215 12"],
      ["Ghee", "12", "1 L 1299 1199 0"],
    ]);
    expect(notes).toContain("1 variants have no price and were left out (the first: total).");
  });

  it("10,000 rows, is read quickly", () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `Thing ${at >> 2},Kind ${at % 20},S${at % 4},999,899,${at % 50}`,
    );
    const { goods } = readList(["Item,Category,Size,MRP,Rate,Qty", ...rows].join("\n"));
    expect(goods).toHaveLength(2_500);
    expect(goods.flatMap(({ variants }) => variants)).toHaveLength(10_000);
  });
});
