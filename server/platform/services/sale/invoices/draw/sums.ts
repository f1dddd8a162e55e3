import type { InvoiceTax } from "../invoice.types";
import { words } from "../words";
import { BODY, CONTENT, LABEL, PAGE, type Sheet, SMALL, TOTAL } from "./Sheet";
import { newPage } from "./table";
import { amountInWords, moneyText } from "./texts";

const SUMS = { width: 232, row: 17, total: 34 };
const TAXES = { width: CONTENT - 232 - 36, row: 15 };
const SUMS_X = PAGE.margin + CONTENT - SUMS.width;

/** Draws the sums on the right and the tax by rate on the left. They always stand on one page. */
export function drawSums(sheet: Sheet): void {
  const rows = sumRows(sheet);
  const { taxes } = sheet.invoice;
  const said = amountInWords(sheet.invoice.finalPricePaise);
  const sumsHeight = rows.length * SUMS.row + SUMS.total + 6 + sheet.heightOf(said, SMALL, SUMS.width);
  const taxesHeight = taxes.length === 0 ? 0 : 19 + taxes.length * TAXES.row;
  if (!sheet.hasRoom(18 + Math.max(sumsHeight, taxesHeight))) newPage(sheet);
  sheet.y += 18;
  const top = sheet.y;
  if (taxes.length > 0) drawTaxes(sheet, taxes, top);
  for (const [index, [label, text, color]] of rows.entries()) {
    const y = top + index * SUMS.row;
    sheet.cell(label, y, { x: SUMS_X + 10, width: 110, color: sheet.ink.soft });
    sheet.cell(text, y, { x: SUMS_X + 120, width: SUMS.width - 130, align: "end", color });
  }
  drawTotal(sheet, top + rows.length * SUMS.row + 4, said);
  sheet.y = top + Math.max(sumsHeight, taxesHeight);
}

function sumRows({ ink, invoice }: Sheet): [label: string, text: string, color: string][] {
  const { totalPricePaise, totalDiscountPaise, couponDiscountPaise, taxPaise, shippingPaise } = invoice;
  const rows: [string, string, string][] = [[words.price, moneyText(totalPricePaise), ink.text]];
  if (totalDiscountPaise > 0) rows.push([words.discount, moneyText(-totalDiscountPaise), ink.text]);
  if (couponDiscountPaise > 0) rows.push([words.coupon, moneyText(-couponDiscountPaise), ink.text]);
  if (taxPaise > 0) rows.push([words.tax, moneyText(taxPaise), ink.text]);
  rows.push([words.delivery, shippingPaise > 0 ? moneyText(shippingPaise) : words.free, ink.text]);
  return rows;
}

function drawTotal(sheet: Sheet, y: number, said: string): void {
  const { ink, invoice } = sheet;
  sheet.ground(SUMS_X, y, SUMS.width, SUMS.total - 4, ink.tint);
  sheet.cell(words.total, y + 7, { x: SUMS_X + 10, width: 90, style: TOTAL, color: ink.primary });
  const cell = { x: SUMS_X + 100, width: SUMS.width - 110, style: TOTAL, color: ink.primary };
  sheet.money(invoice.finalPricePaise, y + 7, cell);
  sheet.paragraph(said, y + SUMS.total + 2, { x: SUMS_X, width: SUMS.width, style: SMALL, color: ink.soft });
}

function drawTaxes(sheet: Sheet, taxes: readonly InvoiceTax[], top: number): void {
  const { ink } = sheet;
  const [first, second, third] = [TAXES.width * 0.44, TAXES.width * 0.3, TAXES.width * 0.26];
  const columns = [
    { x: PAGE.margin, width: first, align: "start" as const },
    { x: PAGE.margin + first, width: second, align: "end" as const },
    { x: PAGE.margin + first + second, width: third, align: "end" as const },
  ] as const;
  const row = (texts: readonly [string, string, string], y: number, style = BODY, color = ink.text) => {
    for (const [index, cell] of columns.entries()) sheet.cell(texts[index] ?? "", y, { ...cell, style, color });
  };
  row([words.taxByRate, words.taxableValue, words.tax], top, LABEL, ink.soft);
  sheet.rule(top + 14, PAGE.margin, TAXES.width);
  taxes.forEach(({ percent, isIncluded, taxablePaise, taxPaise }, index) => {
    const label = isIncluded ? words.taxInPrices : words.taxOnTop;
    row([label(percent), moneyText(taxablePaise), moneyText(taxPaise)], top + 19 + index * TAXES.row);
  });
}
