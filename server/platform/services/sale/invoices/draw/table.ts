import { setImmediate } from "node:timers/promises";
import type { InvoiceLine } from "../invoice.types";
import { words } from "../words";
import { drawContinuedHead } from "./head";
import { CONTENT, PAGE, type Sheet, SMALL, STRONG } from "./Sheet";

const PAD = 8;
const ROW_PAD = 7;
const HEAD_HEIGHT = 24;
/** How many rows are drawn, in a few milliseconds, before other work of this thread gets its turn. */
const ROWS_AT_ONCE = 8;

const WIDTHS = { number: 24, item: 0, quantity: 36, mrp: 68, price: 68, tax: 42, amount: 80 };
type Column = keyof typeof WIDTHS;
WIDTHS.item = CONTENT - Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);

const heads = (): Record<Column, string> => ({
  number: "#",
  item: words.item,
  quantity: words.quantity,
  mrp: words.mrp,
  price: words.price,
  tax: words.tax,
  amount: words.amount,
});

/** The place of the text in each column. */
const CELLS = places();

export async function drawTable(sheet: Sheet): Promise<void> {
  drawTableHead(sheet);
  for (const [index, line] of sheet.invoice.lines.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const height = rowHeight(sheet, line);
    if (!sheet.hasRoom(height)) {
      newPage(sheet);
      drawTableHead(sheet);
    }
    drawRow(sheet, line, index + 1);
    sheet.y += height;
    sheet.rule(sheet.y);
  }
}

export function newPage(sheet: Sheet): void {
  sheet.doc.addPage();
  drawContinuedHead(sheet);
}

function drawTableHead(sheet: Sheet): void {
  const { ink } = sheet;
  sheet.ground(PAGE.margin, sheet.y, CONTENT, HEAD_HEIGHT, ink.tint);
  for (const [column, head] of Object.entries(heads()) as [Column, string][]) {
    sheet.cell(head, sheet.y + 6, {
      ...CELLS[column],
      style: { size: 8, weight: "strong" },
      color: ink.primary,
    });
  }
  sheet.y += HEAD_HEIGHT;
}

function rowHeight(sheet: Sheet, { name, details }: InvoiceLine): number {
  const text = sheet.heightOf(name, STRONG, CELLS.item.width);
  return 2 * ROW_PAD + text + (details ? sheet.heightOf(details, SMALL, CELLS.item.width) : 0);
}

function drawRow(sheet: Sheet, line: InvoiceLine, number: number): void {
  const { ink } = sheet;
  const y = sheet.y + ROW_PAD;
  sheet.cell(String(number), y, { ...CELLS.number, color: ink.soft });
  const below = sheet.paragraph(line.name, y, { ...CELLS.item, style: STRONG });
  if (line.details) sheet.paragraph(line.details, below, { ...CELLS.item, style: SMALL, color: ink.soft });
  sheet.cell(String(line.quantity), y, CELLS.quantity);
  if (line.mrpPaise !== undefined) {
    sheet.money(line.mrpPaise, y, { ...CELLS.mrp, color: ink.soft });
  }
  sheet.money(line.pricePaise, y, CELLS.price);
  sheet.cell(line.taxPercent === 0 ? "–" : `${line.taxPercent}%`, y, { ...CELLS.tax, color: ink.soft });
  sheet.money(line.amountPaise, y, { ...CELLS.amount, style: STRONG });
}

function places() {
  const cells = {} as Record<Column, { x: number; width: number; align: "start" | "end" }>;
  let x = PAGE.margin;
  for (const [column, width] of Object.entries(WIDTHS) as [Column, number][]) {
    const align = column === "number" || column === "item" ? "start" : "end";
    cells[column] = { x: x + (align === "start" ? PAD : 0), width: width - PAD, align };
    x += width;
  }
  return cells;
}
