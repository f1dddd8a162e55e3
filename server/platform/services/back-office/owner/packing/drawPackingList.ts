import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { variantName } from "#contract/catalogue/variantName.ts";
import type { OrderItem } from "#contract/sale/orders.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { moneyWords } from "#contract/sale/states/moneyWords.ts";
import { rupeesText } from "../../../../money";
import { weightUnitLabel } from "../../../common/weightUnitLabel";
import { bytesOf } from "../../../sale/invoices/draw/bytesOf";
import type { InvoiceFonts } from "../../../sale/invoices/draw/InvoiceFonts";
import { drawLines, layOutText, lineHeight, type TextStyle } from "../../../sale/invoices/draw/layOutText";
import { words } from "../../words";
import type { OwnersOrder } from "../readOwnersOrders";

export interface PackingEntry {
  order: OwnersOrder;
  /** The SKUs of the order's items, in their order. */
  skus: readonly string[];
  /** The plugins' notes for the person who packs the order. */
  notes: readonly string[];
}

const PAGE = { margin: 42, width: 595.28, bottom: 800 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const TITLE: TextStyle = { size: 18, weight: "strong" };
const STRONG: TextStyle = { size: 11, weight: "strong" };
const BODY: TextStyle = { size: 10 };
const INK = "#1a1a1a";
const SOFT = "#5a5a5a";
const BOX = 10;

interface Place {
  /** The position of the first of the entries in the whole list, from 1. */
  first: number;
  /** How many orders the whole list has. */
  of: number;
}

/** Draws one order below the other, with a box to tick for each item. An order that fits on one page is not split. */
export async function drawPackingList(
  store: string,
  entries: readonly PackingEntry[],
  place: Place,
  fonts: InvoiceFonts,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: words.documentLanguage,
    info: { Title: words.packingList, Author: store },
  });
  const bytes = bytesOf(doc);
  await fonts.registerIn(doc, JSON.stringify([store, entries, words.packingList]));
  let y = paragraph(doc, words.packingListOf(store), TITLE, PAGE.margin, PAGE.margin, CONTENT) + 4;
  y = paragraph(doc, whichOf(entries.length, place), BODY, PAGE.margin, y, CONTENT, SOFT) + 14;
  for (const entry of entries) {
    if (y + heightOf(doc, entry) > PAGE.bottom) {
      doc.addPage();
      y = PAGE.margin;
    }
    y = drawOrder(doc, entry, y) + 18;
    await setImmediate();
  }
  doc.end();
  return bytes;
}

function whichOf(count: number, { first, of }: Place): string {
  if (count === of) return words.orderCount(count);
  const [from = "", to = "", all = ""] = [first, first + count - 1, of].map((each) => each.toLocaleString("en-IN"));
  return count === 1 ? words.orderOf(from, all) : words.ordersOf(from, to, all);
}

function drawOrder(doc: PDFKit.PDFDocument, { order, skus, notes }: PackingEntry, top: number): number {
  doc
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.margin + CONTENT, top)
    .lineWidth(0.8)
    .stroke("#b5b5b5");
  let y = paragraph(doc, headOf(order), STRONG, PAGE.margin, top + 8, CONTENT) + 2;
  y = paragraph(doc, whereTo(order), BODY, PAGE.margin, y, CONTENT, SOFT) + 6;
  for (const [at, item] of order.orderItems.entries()) {
    if (y + lineHeight(BODY) > PAGE.bottom) {
      doc.addPage();
      y = PAGE.margin;
    }
    doc
      .rect(PAGE.margin, y + 2, BOX, BOX)
      .lineWidth(0.8)
      .stroke(INK);
    const below = paragraph(doc, whatOf(item), BODY, PAGE.margin + 20, y, CONTENT - 170);
    paragraph(doc, skus[at] ?? "", BODY, PAGE.margin + CONTENT - 140, y, 140, SOFT);
    y = below + 5;
  }
  for (const note of notes) y = paragraph(doc, note, BODY, PAGE.margin + 20, y, CONTENT - 20) + 5;
  return y;
}

function headOf(order: OwnersOrder): string {
  const { orderNumber, slot, finalPrice } = order;
  const money = moneyWords(order, rupeesText(finalPrice));
  return [words.orderNumbered(spokenNumber(orderNumber)), ...(slot ? [slot] : []), money, orderNumber].join("  ·  ");
}

function whatOf(item: OrderItem): string {
  return `${item.quantity} ×  ${[item.productName, variantName(item, weightUnitLabel)].filter(Boolean).join(", ")}`;
}

function whereTo({ shippingAddress: to, customer }: OwnersOrder): string {
  return [to.name || customer.name, to.mobile || customer.mobile, to.address, to.landmark, `${to.city} ${to.pin}`]
    .filter(Boolean)
    .join(", ");
}

function heightOf(doc: PDFKit.PDFDocument, { order, notes }: PackingEntry): number {
  const address = layOutText(doc, whereTo(order), BODY, CONTENT).length * lineHeight(BODY);
  const items = order.orderItems.map((item) => layOutText(doc, whatOf(item), BODY, CONTENT - 170).length);
  const said = notes.map((note) => layOutText(doc, note, BODY, CONTENT - 20).length);
  return (
    20 +
    lineHeight(STRONG) +
    address +
    [...items, ...said].reduce((sum, lines) => sum + lines * lineHeight(BODY) + 5, 0)
  );
}

function paragraph(
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  width: number,
  color = INK,
): number {
  return drawLines(doc, layOutText(doc, text, style, width), style, { x, y, color });
}
