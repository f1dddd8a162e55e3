import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Meant } from "#server/platform/ownerInput/Meant.ts";
import { readRupees } from "#server/platform/ownerInput/readRupees.ts";

const price = (text: string, decimalComma = false) =>
  readRupees(text, { what: "a price", isAboveZero: true, decimalComma });

const words = (text: string, decimalComma = false) => {
  const read = price(text, decimalComma);
  return read instanceof Meant ? read.words : `read as ${read} paise`;
};

const groups = (digits: string, of: number, separator: string) => {
  const [head, last] = [digits.slice(0, -3), digits.slice(-3)];
  if (head === "") return last;
  const rest =
    [...head]
      .reverse()
      .join("")
      .match(new RegExp(`.{1,${of}}`, "g")) ?? [];
  const parts = rest.map((part) => [...part].reverse().join("")).reverse();
  return [...parts, last].join(separator);
};

/** An amount in every way that is understood, in a file with decimal points or with decimal commas. */
const styles = (paise: number, decimalComma: boolean): string[] => {
  const [rupees, rest] = [String(Math.floor(paise / 100)), String(paise % 100).padStart(2, "0")];
  const point = [
    rupees,
    groups(rupees, 3, ","),
    groups(rupees, 2, ","),
    groups(rupees, 3, " "),
    groups(rupees, 3, "\u202f"),
  ];
  const comma = [rupees, groups(rupees, 3, "."), groups(rupees, 3, " "), groups(rupees, 3, "\u00a0")];
  // One separator and three digits have two readings where the comma is the decimal sign.
  const twice = /^\d{1,3}[.,]\d{3}$/;
  const whole =
    rest === "00" ? [...(decimalComma ? comma : point)].filter((text) => !decimalComma || !twice.test(text)) : [];
  const decimals = rest.endsWith("0") ? [rest, rest.slice(0, 1)] : [rest];
  const withPaise = decimals.flatMap((written) => [
    ...point.map((text) => `${text}.${written}`),
    ...(decimalComma ? comma.map((text) => `${text},${written}`) : []),
  ]);
  return [...whole, ...withPaise];
};
const signs = ["", "₹", "₹ ", "Rs. ", "Rs.", "rs ", "INR "];

/** Everything that a number can mean in paise, found in another way: each separator groups, or is the decimal sign. */
function meaningsOf(number: string, decimalComma: boolean): number[] {
  const [parts, separators] = [number.trim().split(/[., ]/), number.trim().match(/[., ]/g) ?? []];
  const isGrouped = (all: string[], between: string[]) =>
    between.length === 0 ||
    (new Set(between).size === 1 &&
      /^[1-9]\d{0,2}$/.test(all[0] ?? "") &&
      all.at(-1)?.length === 3 &&
      (all.slice(1).every(({ length }) => length === 3) ||
        (between[0] !== "." && all[0]?.length !== 3 && all.slice(1, -1).every(({ length }) => length === 2))));
  const found = new Set<number>();
  if (isGrouped(parts, separators) && parts.join("") !== "") found.add(Number(parts.join("")) * 100);
  const [sign, decimals] = [separators.at(-1), parts.at(-1) ?? ""];
  const [whole, between] = [parts.slice(0, -1), separators.slice(0, -1)];
  if ((sign === "." || (sign === "," && decimalComma)) && decimals !== "" && !between.includes(sign)) {
    const paise = Number(`${whole.join("") || "0"}.${decimals}`) * 100;
    if (isGrouped(whole, between) && Math.abs(paise - Math.round(paise)) < 1e-6) found.add(Math.round(paise));
  }
  return [...found];
}

describe("an amount that an owner writes", () => {
  it.each([false, true])("reads back to itself in every style (with decimal commas: %s)", (decimalComma) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 2_000_000_000 }),
          fc.integer({ min: 1, max: 20_000 }).map((n) => n * 100),
        ),
        fc.constantFrom(...signs),
        fc.constantFrom("", "/-", " /-"),
        (paise, sign, stroke) => {
          for (const text of styles(paise, decimalComma)) {
            expect([text, price(`${sign}${text}${stroke}`, decimalComma)]).toEqual([text, paise]);
          }
        },
      ),
    );
  });

  it("is refused with an explanation unless it can mean one thing only", () => {
    const shape = fc.tuple(
      fc.constantFrom("", "", "", "₹ ", "Rs ", "-", "$", "'"),
      fc.stringMatching(/^[0-9]{0,4}([., ]{1,2}[0-9]{0,3}){0,3}$/),
      fc.constantFrom("", "", "", "/-", "-", "e2", "%"),
    );
    let accepted = 0;
    fc.assert(
      fc.property(shape, fc.boolean(), ([sign, number, stroke], decimalComma) => {
        const read = price(`${sign}${number}${stroke}`, decimalComma);
        if (read instanceof Meant) {
          expect(read.words).toMatch(/^a price .{5,}\.$/);
          return;
        }
        accepted += 1;
        expect(["", "₹ ", "Rs "]).toContain(sign);
        expect(["", "/-"]).toContain(stroke);
        expect([number, meaningsOf(number, decimalComma)]).toEqual([number, [read]]);
      }),
      { numRuns: 5000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it.each([
    ["1,99", false, "this could be 199 or 1.99 rupees. Write 199 or 1.99."],
    ["45,50", false, "this could be 4,550 or 45.50 rupees. Write 4550 or 45.5."],
    ["1.234", false, "this could be 1,234 or 1.23 rupees. Write 1234 or 1.23."],
    ["1.234", true, "this could be 1,234 or 1.23 rupees. Write 1234 or 1.23."],
    ["45.678", true, "this could be 45,678 or 45.68 rupees"],
    ["45.999", false, "this could be 45,999 or 46.00 rupees"],
    ["1.000", false, "this could be 1,000 or 1 rupees"],
    ["1,234", true, "this could be 1,234 or 1.23 rupees"],
    ["1.234,50", false, "with a point before its paise: write 1234.5."],
    ["Rs .50", false, "in rupees, such as 45, 45.50 or 1,20,000."],
    ["45.9999", false, "with at most two decimals"],
    ["0", false, "above 0 rupees"],
    ["0.00", false, "above 0 rupees"],
    ["2,00,00,001", false, "at most 2,00,00,000 rupees"],
    ["12,34,5", false, "in rupees, such as"],
    ["4 5", false, "in rupees, such as"],
    ["4.5E+02", false, "in rupees, such as"],
    ["-45", false, "in rupees, such as"],
    ["10/-5", false, "in rupees, such as"],
    ["", false, "in rupees, such as"],
  ])("%s is refused (with decimal commas: %s): %s", (text, decimalComma, expected) => {
    expect(words(text, decimalComma)).toContain(expected);
  });

  it.each([
    ["45/-", false, 4_500],
    ["₹ 45.00/-", false, 4_500],
    ["1,25,000.00", false, 12_500_000],
    ["1,234", false, 123_400],
    ["12,34,567", false, 123_456_700],
    ["1.234,50", true, 123_450],
    ["1.234.567", true, 123_456_700],
    ["₹ 1,250.00", true, 125_000],
    ["39,5", true, 3_950],
    ["45.0000", false, 4_500],
  ])("%s means what it means everywhere (with decimal commas: %s)", (text, decimalComma, paise) => {
    expect(price(text, decimalComma)).toBe(paise);
  });

  it("may be 0 where nothing is sold for it", () => {
    expect(readRupees("0", { what: "an amount" })).toBe(0);
  });
});

describe("an amount that may be 0", () => {
  const fee = (text: string) => readRupees(text, { what: "a fee" });

  it.each([
    ["0", 0],
    [" 45 ", 4_500],
    ["45 /-", 4_500],
    ["Rs 7.5", 750],
    [" Rs. 45 ", 4_500],
    ["1,234", 123_400],
    ["45.5", 4_550],
    [".5", 50],
    ["20000000", 2_000_000_000],
  ])("%s is %i paise", (text, paise) => {
    expect(fee(text)).toBe(paise);
  });

  it.each([
    ["", "a fee in rupees"],
    ["Rs", "a fee in rupees"],
    ["45 Rs", "a fee in rupees"],
    ["45/- only", "a fee in rupees"],
    ["₹.5", "a fee in rupees"],
    ["20000000.01", "of at most 2,00,00,000 rupees"],
  ])("%s is refused: %s", (text, expected) => {
    const read = fee(text);
    expect(read).toBeInstanceOf(Meant);
    expect((read as Meant).words).toContain(expected);
  });
});
