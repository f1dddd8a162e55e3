import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { words } from "../words";
import type { TextStyle } from "./layOutText";
import { BODY, CONTENT, LABEL, NAME, PAGE, type Sheet, SMALL, STRONG, TITLE } from "./Sheet";
import { dayText } from "./texts";

const BAND = 6;
const LOGO = { width: 140, height: 44 };
const GAP = 24;
const STATUS: TextStyle = { size: 8.5, weight: "strong" };

/** The head of the first page: the store, the invoice's number and days, the buyer, the address and the payment. */
export function drawHead(sheet: Sheet): void {
  const { doc, ink, invoice } = sheet;
  band(sheet);
  const { store } = invoice;
  let left = PAGE.margin;
  if (store.logo) {
    const { png, width, height } = store.logo;
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    doc.image(png, sheet.left(left, width * scale), 34, { width: width * scale, height: height * scale });
    left += width * scale + 12;
  }
  const nameWidth = PAGE.margin + CONTENT * 0.62 - left;
  const isShort = sheet.heightOf(store.name, NAME, nameWidth) < NAME.size * 2;
  sheet.y = sheet.paragraph(store.name, isShort ? 36 : 30, { x: left, width: nameWidth, style: NAME });
  const contacts = [store.supportNumber, store.supportEmail].filter(Boolean).join("  ·  ");
  const taxNumber = store.taxNumber && words.taxNumber(store.taxNumber);
  for (const line of [store.address, taxNumber, contacts].filter(Boolean))
    sheet.y = sheet.paragraph(line, sheet.y, { x: left, width: nameWidth, style: SMALL, color: ink.soft });
  const right = { x: PAGE.margin + CONTENT * 0.64, width: CONTENT * 0.36, align: "end" as const };
  sheet.cell(words.invoice, 30, { ...right, style: TITLE, color: ink.primary });
  drawStatus(sheet, 64);
  sheet.y = Math.max(sheet.y + 14, 98);
  sheet.rule(sheet.y);
  sheet.y += 14;
  drawFacts(sheet);
  drawParties(sheet);
}

/** The head of every other page. It names the invoice, so that printed pages can be sorted again. */
export function drawContinuedHead(sheet: Sheet): void {
  const { ink, invoice } = sheet;
  band(sheet);
  const half = CONTENT / 2;
  sheet.cell(invoice.store.name, 26, { x: PAGE.margin, width: half - 12, style: STRONG });
  sheet.cell(words.invoiceNumbered(invoice.number), 26, {
    x: PAGE.margin + half,
    width: half,
    align: "end",
    color: ink.soft,
  });
  sheet.y = 52;
}

function band({ doc, ink }: Sheet): void {
  doc.rect(0, 0, PAGE.width, BAND).fill(ink.primary);
}

/** Tells whether the order is paid, which a reader looks for first. */
function drawStatus(sheet: Sheet, y: number): void {
  const { ink, invoice } = sheet;
  const width = sheet.widthOf(invoice.paymentStatus, STATUS) + 20;
  const x = PAGE.margin + CONTENT - width;
  sheet.ground(x, y, width, 18, ink.tint, 9);
  sheet.cell(invoice.paymentStatus, y + 3, { x: x + 10, width: width - 20, style: STATUS, color: ink.primary });
}

function drawFacts(sheet: Sheet): void {
  const { number, date, orderNumber, orderDate, store } = sheet.invoice;
  const facts = [
    [words.invoiceNumber, number],
    [words.invoiceDate, dayText(date, store.timeZone)],
    // The invoice's number is the whole number.
    [words.orderNumber, spokenNumber(orderNumber)],
    [words.orderDate, dayText(orderDate, store.timeZone)],
  ] as const;
  const width = (CONTENT - 3 * 12) / 4;
  facts.forEach(([label, value], index) => {
    const x = PAGE.margin + index * (width + 12);
    sheet.cell(label, sheet.y, { x, width, style: LABEL, color: sheet.ink.soft });
    sheet.cell(value, sheet.y + 11, { x, width, style: STRONG });
  });
  sheet.y += 40;
}

function drawParties(sheet: Sheet): void {
  const { address, buyerMobile, paymentMethod, paymentStatus } = sheet.invoice;
  const [wide, narrow] = [(CONTENT - 2 * GAP) * 0.38, (CONTENT - 2 * GAP) * 0.24];
  const town = `${address.city}, ${address.state} ${address.pin}`;
  const street = [address.address, address.landmark ?? ""].filter(Boolean);
  const columns: [string, number, string, string[]][] = [
    [words.billedTo, wide, address.name, [`+91 ${buyerMobile}`, address.email ?? ""]],
    [words.deliveredTo, wide, address.name, [...street, town, address.country, `+91 ${address.mobile}`]],
    [words.payment, narrow, paymentMethod, [paymentStatus]],
  ];
  let x = PAGE.margin;
  const ends = columns.map(([label, width, first, rest]) => {
    sheet.cell(label, sheet.y, { x, width, style: LABEL, color: sheet.ink.soft });
    let y = sheet.paragraph(first, sheet.y + 11, { x, width, style: STRONG });
    for (const text of rest.filter(Boolean))
      y = sheet.paragraph(text, y, { x, width, style: BODY, color: sheet.ink.soft });
    x += width + GAP;
    return y;
  });
  sheet.y = Math.max(...ends) + 18;
}
