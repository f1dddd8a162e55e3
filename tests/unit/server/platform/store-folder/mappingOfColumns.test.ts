import { describe, expect, it } from "vitest";
import { readTable } from "#server/platform/storeFolder/csv/readTable.ts";
import { ListColumns } from "#server/platform/storeFolder/lists/ListColumns.ts";
import { ListReader } from "#server/platform/storeFolder/lists/ListReader.ts";
import { mappingFile } from "#server/platform/storeFolder/lists/mappingFile.ts";
import { MEANINGS } from "#server/platform/storeFolder/lists/meanings.ts";
import { readMapping } from "#server/platform/storeFolder/lists/readMapping.ts";
import { recognise } from "#server/platform/storeFolder/lists/recognise.ts";
import { PLAIN_SHEET } from "#server/platform/storeFolder/lists/systems.ts";

/** With a title, a header that is there twice, and a column without one. */
const LIST =
  "Preisliste 2026\n\nWarenname;Kosten;Menge;Farbe;;Kosten\nTee;499;3;Rot;Sommer;1\nTee;499;2;Blau;;1\nMug;150;7;;;2";
const { table } = readTable("list.csv", Buffer.from(LIST), Object.values(MEANINGS).flat());
if (table === undefined) throw new Error("The list cannot be read.");
const read = (...lines: string[]) => readMapping("columns.yaml", Buffer.from(lines.join("\n")), table);
const told = (...lines: string[]) => read(...lines).problems.map(({ line, message }) => `${line}: ${message}`);

describe("the file that asks what the columns of an unknown list mean", () => {
  it("has every column below the title once, with its first values", () => {
    expect(recognise(table)).toBeUndefined();
    const asked = mappingFile("list.csv", table).split("columns:\n")[1];
    expect(asked?.split("\n").filter((line) => !line.includes("#"))).toEqual(
      ["Warenname", "Kosten", "Menge", "Farbe", "column E", "Kosten (column F)"].map((key) => `  ${key}:`).concat(""),
    );
    expect(asked).toContain('  # "3", "2", "7"\n  Menge:\n');
  });

  it("is read whatever its capitals and blanks, with options and with columns without a name", () => {
    const { mapping, problems } = read(
      "columns:",
      "  Warenname: Title",
      "  Kosten: price",
      "  Menge: STOCK",
      "  Farbe: option",
      "  column E: option",
      "  Kosten (column F): short description",
    );
    expect(problems).toEqual([]);
    const [tee, mug] = new ListReader(new ListColumns(table, PLAIN_SHEET, mapping)).read();
    expect(tee?.variants.map(({ options, price, stock }) => [options, price, stock])).toEqual([
      [
        [
          ["Farbe", "Rot"],
          ["Column E", "Sommer"],
        ],
        "499",
        "3",
      ],
      [[["Farbe", "Blau"]], "499", "2"],
    ]);
    expect([mug?.title, mug?.description]).toEqual(["Mug", "2"]);
  });

  it("gets all its mistakes reported at once, with their lines", () => {
    expect(
      told(
        "columns:",
        "  Warenname: titel",
        "  Kosten: prise",
        "  Mengen: stock",
        "  Menge: stock",
        "  Kosten (column F): stock",
        "  Farbe: [option]",
      ),
    ).toEqual([
      '2: "Warenname" is "titel", which is no meaning. Is "title" meant?',
      '3: "Kosten" is "prise", which is no meaning. Is "price" meant?',
      '4: the list has no column "Mengen". Is "Menge" meant?',
      '6: "Kosten (column F)" is stock, and so is "Menge": keep one.',
      '7: "Farbe" is "["option"]", which is no meaning. Is "option" meant?',
      "2: no column is the title: write title behind one.",
      "2: no column is the price: write price behind one.",
    ]);
  });

  it.each([
    ["that is no YAML", "columns:\n  Warenname: [title\n", /^3: this is not valid YAML/],
    ["that is empty", "", /^1: meant is "columns:"/],
    ["without a list of columns", "columns: title", /^1: meant is "columns:"/],
    ["with a column twice", "columns:\n  Menge: stock\n  Menge: price", /^3: "Menge" is there twice: keep one/],
  ])("%s is reported with its place", (_, text, message) => {
    expect(told(text)).toEqual([expect.stringMatching(message)]);
  });
});
