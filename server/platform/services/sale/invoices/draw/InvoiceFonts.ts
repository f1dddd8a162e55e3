import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { FontName } from "./fonts";

/** Noto Sans (OFL 1.1), because the standard fonts of PDF have neither the rupee sign nor Hindi letters. */
const FILES: Record<FontName, string> = {
  "latin-regular": "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  "latin-strong": "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
  "devanagari-regular": "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
  "devanagari-strong": "@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
};

/** Reads and parses the fonts once for all invoices: parsing a font takes longer than drawing a page of text. */
export class InvoiceFonts {
  private loading: Promise<[FontName, PDFKit.Mixins.PDFFontSource][]> | undefined;

  async registerIn(doc: PDFKit.PDFDocument): Promise<void> {
    this.loading ??= this.load();
    for (const [name, font] of await this.loading) doc.registerFont(name, font);
  }

  private async load(): Promise<[FontName, PDFKit.Mixins.PDFFontSource][]> {
    const { resolve } = createRequire(import.meta.url);
    const scratch = new PDFDocument();
    const fonts: [FontName, PDFKit.Mixins.PDFFontSource][] = [];
    for (const [name, file] of Object.entries(FILES) as [FontName, string][]) {
      scratch.font(await readFile(resolve(file)));
      // Measuring a first text makes pdfkit parse the font here, with a pause after each font.
      scratch.widthOfString("₹ अ");
      fonts.push([name, parsedFontOf(scratch)]);
      await setImmediate();
    }
    return fonts;
  }
}

/** pdfkit accepts a parsed font in place of a file, but has no public way to get one. */
function parsedFontOf(doc: PDFKit.PDFDocument): PDFKit.Mixins.PDFFontSource {
  return (doc as unknown as { _font: { font: PDFKit.Mixins.PDFFontSource } })._font.font;
}
