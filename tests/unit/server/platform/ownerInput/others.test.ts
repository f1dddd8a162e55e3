import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Meant } from "#server/platform/ownerInput/Meant.ts";
import { readDiscount } from "#server/platform/ownerInput/readDiscount.ts";
import { readNumber } from "#server/platform/ownerInput/readNumber.ts";
import { readQuantity } from "#server/platform/ownerInput/readQuantity.ts";
import { readSku } from "#server/platform/ownerInput/readSku.ts";
import { readTaxRate } from "#server/platform/ownerInput/readTaxRate.ts";

const said = (read: number | string | Meant) => (read instanceof Meant ? read.words : read);

describe("a quantity", () => {
  it("reads back to itself in every style", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (count) => {
        const written = [
          count,
          `${count}.0`,
          `${count}.00`,
          count.toLocaleString("en-IN"),
          count.toLocaleString("en-US"),
        ];
        for (const text of written) expect([text, readQuantity(String(text))]).toEqual([text, count]);
      }),
    );
  });

  it.each([
    ["1,5", false, "this could be 15 or 1.5"],
    ["1,5", true, "a whole number, 0 or more."],
    ["12.000", false, "this could be 12000 or 12."],
    ["1,234", true, "this could be 1234 or 1.234"],
    ["2.5", false, "a whole number, 0 or more."],
    ["none", false, "a whole number, 0 or more."],
    ["-3", false, "a whole number, 0 or more."],
    ["", false, "a whole number, 0 or more."],
    ["100,000,001", false, "at most 10,00,00,000"],
    ["1".repeat(41), false, "a whole number, 0 or more."],
  ])("%s is refused (with decimal commas: %s): %s", (text, decimalComma, expected) => {
    expect(said(readQuantity(text, decimalComma))).toContain(expected);
  });
});

describe("a number", () => {
  it("is read up to 40 characters, without the zeros before and after it", () => {
    expect(readQuantity(`${"0".repeat(39)}7`)).toBe(7);
    expect(readQuantity(`${"0".repeat(40)}7`)).toBeInstanceOf(Meant);
    expect(readQuantity("100,000,000")).toBe(100_000_000);
    expect(readQuantity("1,234")).toBe(1_234);
    expect(readNumber("0", false)).toEqual({ readings: ["0"], isSure: true });
    expect(readNumber("007.50", false)).toEqual({ readings: ["7.5"], isSure: true });
    expect(readNumber(".5", false)).toEqual({ readings: ["0.5"], isSure: true });
    for (const text of ["", "x", "1".repeat(41)])
      expect(readNumber(text, false)).toEqual({ readings: [], isSure: false });
  });

  it("is never read as more than its maximum", () => {
    expect(readNumber("101", false, 100)).toEqual({ readings: [], isSure: false });
    expect(readNumber("100", false, 100)).toEqual({ readings: ["100"], isSure: true });
    // 1234 is too much for a percentage, 1.234 is not.
    expect(readNumber("1,234", true, 100)).toEqual({ readings: ["1.234"], isSure: true });
  });
});

describe("a tax rate", () => {
  it.each([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40])("%s is a rate of GST, in every style", (rate) => {
    for (const text of [`${rate}`, `${rate}%`, `${rate.toFixed(2)} %`, ` ${rate} `, `${rate} % `, `${rate}  %`])
      expect(readTaxRate(text)).toBe(rate);
    expect(readTaxRate(`${rate} %`.replace(".", ","), true)).toBe(rate);
  });

  it.each([
    ["0.05", "a rate of GST: for 5 %, write 5; 0.05 % is no rate."],
    ["0.18", "for 18 %, write 18"],
    ["17", "a rate of GST; the nearest are 12 % and 18 %."],
    ["100", "the nearest is 40 %"],
    ["0.05 %", "the nearest are 0 % and 0.1 %"],
    ["7,5", "this could be 75 or 7.5"],
    ["GST 5%", "a percentage from 0 to 100"],
    ["101", "a percentage from 0 to 100"],
    ["5.001", "a percentage from 0 to 100"],
    ["5 % off", "a percentage from 0 to 100"],
    ["%5", "a percentage from 0 to 100"],
    ["0.2", "a rate of GST; the nearest are 0.1 % and 0.25 %."],
    ["0.5", "a rate of GST; the nearest are 0.25 % and 1 %."],
    ["2", "a rate of GST; the nearest are 1.5 % and 3 %."],
  ])("%s is refused: %s", (text, expected) => {
    expect(said(readTaxRate(text))).toContain(expected);
  });
});

describe("what a coupon takes off", () => {
  it.each([
    ["20", 20],
    ["12.5 %", 12.5],
    ["1", 1],
    ["0.2", "a percentage from 1 to 100: for 20 %, write 20."],
    ["0", "a percentage from 1 to 100."],
    ["12,5", "with a decimal point: write 12.5."],
    ["0x14", "a percentage from 0 to 100"],
    ["33.333", "a percentage from 0 to 100"],
  ])("%s: %s", (text, expected) => {
    const read = said(readDiscount(text));
    if (typeof expected === "number") expect(read).toBe(expected);
    else expect(read).toContain(expected);
  });
});

describe("a SKU", () => {
  it.each([
    ["MANGO-1KG", "MANGO-1KG"],
    ["'0123456789012", "0123456789012"],
    ['="9788175993600"', "9788175993600"],
    ["5E12", "5E12"],
    ["1.0", "1.0"],
    [" MANGO ", "MANGO"],
    ["' MANGO", "MANGO"],
    ["MANGO'S", "MANGO'S"],
    ['X="12"', 'X="12"'],
    ['="12"X', /a formula of a spreadsheet/],
    ["A9.78818E+12", "A9.78818E+12"],
    ["9.78818E+12A", "9.78818E+12A"],
    ["9E+12", /the spreadsheet has rounded it/],
    ["A9.78818E12", "A9.78818E12"],
    ["9.78818E12A", "9.78818E12A"],
    ["A9788175993600.0", "A9788175993600.0"],
    ["9788175993600.0A", "9788175993600.0A"],
    ["x".repeat(100), "x".repeat(100)],
    ["9.78818E+12", /the spreadsheet has rounded it/],
    ["9,78818E+12", /the spreadsheet has rounded it/],
    ["9.78818e12", /the spreadsheet has rounded it/],
    ['="9,78818E+12"', /the spreadsheet has rounded it/],
    ["9788175993600.0", /the spreadsheet has rounded it/],
    ["9788175993600,00", /the spreadsheet has rounded it/],
    ['=HYPERLINK("https://a.example","A")', /a formula of a spreadsheet/],
    ["=A1", /a formula of a spreadsheet/],
    ['=""', /a code of its own/],
    ["", /a code of its own/],
    ["x".repeat(101), /a code of its own/],
  ])("%s: %s", (text, expected) => {
    const read = said(readSku(text));
    if (typeof expected === "string") expect(read).toBe(expected);
    else expect(read).toMatch(expected);
  });
});
