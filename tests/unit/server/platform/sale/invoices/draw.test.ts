import { expect, test } from "vitest";
import { contrast } from "#design/theme/colours/colour.ts";
import { inkOf } from "#server/platform/services/sale/invoices/draw/ink.ts";
import { printable } from "#server/platform/services/sale/invoices/draw/printable.ts";
import { byScript } from "#server/platform/services/sale/invoices/draw/scripts.ts";
import { amountInWords, dayText, moneyText } from "#server/platform/services/sale/invoices/draw/texts.ts";

test.each(["#ffe14d", "#ffffff", "#f4c542", "#00ff00", "#1f7a3d", "#b4532a", "#000", "url(x)", ""])(
  "bar 21: a store's colour is readable on paper and on its tint (%s)",
  (colour) => {
    const { primary, tint, soft, text } = inkOf(colour);
    for (const ground of ["#ffffff", tint]) {
      for (const ink of [primary, text, soft]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test("a readable colour stays the store's own", () => {
  expect(inkOf("#1f7a3d").primary).toBe("#1f7a3d");
});

test("a name changes its font where its script changes, joiners staying with their letters", () => {
  expect(byScript("ताज़ा-Milk")).toEqual([
    { text: "ताज़ा", script: "devanagari" },
    { text: "-Milk", script: "latin" },
  ]);
  expect(byScript("र्\u200Dय")).toHaveLength(1);
  expect(byScript("বাংলা।")).toEqual([{ text: "বাংলা।", script: "bengali" }]);
  expect(byScript("₹1,234.50")).toEqual([{ text: "₹1,234.50", script: "latin" }]);
});

test("what no font has is left out, and spaces are one", () => {
  expect(printable("  Wheat\t 🌾\u202E Flour™\u0000 ")).toBe("Wheat Flour™");
});

test("rupees in figures and in words, as they are counted in India", () => {
  expect([moneyText(12_345_650), moneyText(-6_150)]).toEqual(["₹1,23,456.50", "−₹61.50"]);
  expect(amountInWords(0)).toBe("Rupees zero only");
  expect(amountInWords(1_999)).toBe("Rupees nineteen and ninety-nine paise only");
  expect(amountInWords(12_345_607)).toBe(
    "Rupees one lakh twenty-three thousand four hundred fifty-six and seven paise only",
  );
  expect(amountInWords(2_10_00_00_000_00)).toBe("Rupees two hundred ten crore only");
});

test("a day is the store's own, not the server's", () => {
  const evening = new Date("2026-11-20T19:00:00Z");
  expect(dayText(evening, "Asia/Kolkata")).toBe("21 November 2026");
  expect(dayText(evening, "America/New_York")).toBe("20 November 2026");
});
