import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { languages } from "#contract/languages.ts";
import { languageNow } from "../../../../language/languageNow";
import type { Invoice } from "../invoice.types";
import { words } from "../words";
import { bytesOf } from "./bytesOf";
import { drawHead } from "./head";
import type { InvoiceFonts } from "./InvoiceFonts";
import { inkOf } from "./ink";
import { CONTENT, PAGE, Sheet, SMALL } from "./Sheet";
import { drawSums } from "./sums";
import { drawTable } from "./table";

/** Draws an invoice. Its bytes depend only on the data, and neither on the time nor on the machine. */
export async function drawInvoice(invoice: Invoice, fonts: InvoiceFonts): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: words.documentLanguage,
    displayTitle: true,
    info: {
      Title: words.invoiceNumbered(invoice.number),
      Author: invoice.store.name,
      CreationDate: invoice.date,
      ModDate: invoice.date,
    },
  });
  const bytes = bytesOf(doc);
  await fonts.registerIn(doc, JSON.stringify([invoice, words.invoice], withoutLogo));
  const isMirrored = languages[languageNow() ?? "en"].direction === "rtl";
  const sheet = new Sheet(doc, inkOf(invoice.store.primaryColor), invoice, isMirrored);
  drawHead(sheet);
  await setImmediate();
  await drawTable(sheet);
  drawSums(sheet);
  drawFeet(sheet);
  await setImmediate();
  doc.end();
  return bytes;
}

const withoutLogo = (key: string, value: unknown) => (key === "logo" ? undefined : value);

/** Drawn last, when the number of pages is known. */
function drawFeet(sheet: Sheet): void {
  const { doc, ink, invoice } = sheet;
  const { supportNumber, supportEmail } = invoice.store;
  const contacts = [supportNumber, supportEmail].filter(Boolean).join("  ·  ");
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.rule(PAGE.footer);
    const left = { x: PAGE.margin, width: CONTENT - 90, style: SMALL, color: ink.soft };
    sheet.cell(contacts ? words.questions(contacts) : invoice.store.name, PAGE.footer + 8, left);
    sheet.cell(words.noSignature, PAGE.footer + 19, left);
    const right = { x: PAGE.margin + CONTENT - 80, width: 80, align: "end" as const, style: SMALL, color: ink.soft };
    sheet.cell(words.pageOf(page + 1, count), PAGE.footer + 8, right);
  }
}
