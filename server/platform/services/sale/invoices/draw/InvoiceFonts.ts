import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { type FontName, type Script, scriptsIn, type Weight } from "./scripts";

type Font = PDFKit.Mixins.PDFFontSource;

/** Noto (OFL 1.1), because the standard fonts of PDF have neither the rupee sign nor India's letters. */
const PACKAGES: Record<Script, string> = {
  latin: "noto-sans/*/NotoSans_",
  devanagari: "noto-sans-devanagari/*/NotoSansDevanagari_",
  bengali: "noto-sans-bengali/*/NotoSansBengali_",
  gurmukhi: "noto-sans-gurmukhi/*/NotoSansGurmukhi_",
  gujarati: "noto-sans-gujarati/*/NotoSansGujarati_",
  oriya: "noto-sans-oriya/*/NotoSansOriya_",
  tamil: "noto-sans-tamil/*/NotoSansTamil_",
  telugu: "noto-sans-telugu/*/NotoSansTelugu_",
  kannada: "noto-sans-kannada/*/NotoSansKannada_",
  malayalam: "noto-sans-malayalam/*/NotoSansMalayalam_",
  arabic: "noto-naskh-arabic/*/NotoNaskhArabic_",
  "ol-chiki": "noto-sans-ol-chiki/*/NotoSansOlChiki_",
  "meetei-mayek": "noto-sans-meetei-mayek/*/NotoSansMeeteiMayek_",
};
const WEIGHTS: Record<Weight, string> = { regular: "400Regular", strong: "600SemiBold" };

/** Reads and parses a script's fonts once for all documents: parsing a font takes longer than drawing a page of text. */
export class InvoiceFonts {
  private readonly loading = new Map<Script, Promise<[FontName, Font][]>>();

  /** @param texts all that will be drawn */
  async registerIn(doc: PDFKit.PDFDocument, texts: string): Promise<void> {
    for (const script of scriptsIn(texts)) {
      const fonts = this.loading.get(script) ?? load(script);
      this.loading.set(script, fonts);
      for (const [name, font] of await fonts) doc.registerFont(name, font);
    }
  }
}

async function load(script: Script): Promise<[FontName, Font][]> {
  const { resolve } = createRequire(import.meta.url);
  const scratch = new PDFDocument();
  const fonts: [FontName, Font][] = [];
  for (const [weight, folder] of Object.entries(WEIGHTS) as [Weight, string][]) {
    const file = `@expo-google-fonts/${PACKAGES[script].replace("*", folder)}${folder}.ttf`;
    scratch.font(await readFile(resolve(file)));
    // Measuring a first text makes pdfkit parse the font here, with a pause after each font.
    scratch.widthOfString("₹");
    fonts.push([`${script}-${weight}`, parsedFontOf(scratch)]);
    await setImmediate();
  }
  return fonts;
}

/** Signs of Meetei Mayek that join letters. Fontkit 2.0 does not end, or fails, where they follow another letter than it expects. */
const JOINING = /[\uabed\uaaf6]/;

interface Parsed {
  layout(text: string, features?: object, script?: string): unknown;
  _layoutEngine: {
    engine?: { GPOSProcessor: { applyAnchor(mark: object, anchor: object | null, base: number): void } | null };
  };
}

/**
 * pdfkit accepts a parsed font in place of a file, but has no public way to get one. Where a font has no place for a mark,
 * as in ਜੂਪ, fontkit 2.0 fails; OpenType leaves such a mark where it is. Texts with a sign of `JOINING` are set plainly, as
 * Latin ones are: each letter and sign is there, and only the place of a mark is less fine.
 */
function parsedFontOf(doc: PDFKit.PDFDocument): Font {
  const { font } = (doc as unknown as { _font: { font: Font & Parsed } })._font;
  const placer = font._layoutEngine.engine?.GPOSProcessor;
  if (placer) {
    const { applyAnchor } = placer;
    placer.applyAnchor = (mark, anchor, base) => {
      if (anchor !== null) applyAnchor.call(placer, mark, anchor, base);
    };
  }
  const { layout } = font;
  font.layout = (text, features) => layout.call(font, text, features, JOINING.test(text) ? "latn" : undefined);
  return font;
}
