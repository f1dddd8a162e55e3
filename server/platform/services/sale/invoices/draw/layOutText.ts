import { byFont, type FontName, printable, type Weight } from "./fonts";

export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
}

interface Run {
  text: string;
  font: FontName;
  width: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

const LEADING = 1.4;
/** The baseline as a share of the line's height; both fonts share one baseline. */
const BASELINE = 0.76;

export const lineHeight = ({ size }: TextStyle) => size * LEADING;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Wraps text between words. A word wider than the column is cut between letters as a reader sees them. */
export function layOutText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width = Infinity): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  const space = measure(doc, " ", style);
  for (const word of printable(text).split(" ")) {
    for (const part of fitting(doc, word, style, width)) {
      const isFirst = line.runs.length === 0;
      if (!isFirst && line.width + space.width + part.width > width) {
        lines.push(line);
        line = part;
      } else {
        line = isFirst
          ? part
          : { runs: [...line.runs, ...space.runs, ...part.runs], width: line.width + space.width + part.width };
      }
    }
  }
  return [...lines, line].map(joined);
}

/** Joins neighbouring runs of the same font, so that readers of the PDF get one text. */
function joined({ runs, width }: Line): Line {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last?.font === run.font)
      whole[whole.length - 1] = { ...last, text: last.text + run.text, width: last.width + run.width };
    else whole.push(run);
  }
  return { runs: whole, width };
}

function fitting(doc: PDFKit.PDFDocument, word: string, style: TextStyle, width: number): Line[] {
  const whole = measure(doc, word, style);
  if (whole.width <= width) return [whole];
  const parts: Line[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(word)) {
    if (part !== "" && measure(doc, part + segment, style).width > width) {
      parts.push(measure(doc, part, style));
      part = "";
    }
    part += segment;
  }
  return [...parts, measure(doc, part, style)];
}

function measure(doc: PDFKit.PDFDocument, text: string, { size, weight = "regular" }: TextStyle): Line {
  doc.fontSize(size);
  const runs = byFont(text, weight).map((run) => ({ ...run, width: doc.font(run.font).widthOfString(run.text) }));
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

interface Place {
  x: number;
  y: number;
  /** Needed for the alignment "end". */
  width?: number;
  align?: "start" | "end";
  color: string;
}

/** @returns the y below the text */
export function drawLines(doc: PDFKit.PDFDocument, lines: readonly Line[], style: TextStyle, place: Place): number {
  const { y, width = 0, align, color } = place;
  const height = lineHeight(style);
  doc.fillColor(color).fontSize(style.size);
  lines.forEach((line, index) => {
    let x = align === "end" ? place.x + width - line.width : place.x;
    for (const run of line.runs) {
      const baseline = y + (index + BASELINE) * height;
      // Devanagari is drawn in another order than it is written; copying and reading aloud must use the written text.
      const isShaped = run.font.startsWith("devanagari");
      if (isShaped) doc.markContent("Span", { lang: "hi", actual: run.text });
      doc.font(run.font).text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
      if (isShaped) doc.endMarkedContent();
      x += run.width;
    }
  });
  return y + lines.length * height;
}

/** Draws one line that fits the width, in a smaller size if necessary. */
export function drawFitted(doc: PDFKit.PDFDocument, text: string, style: TextStyle, place: Place & { width: number }) {
  const [line] = layOutText(doc, text, style);
  if (line === undefined) return;
  const size = Math.min(style.size, (style.size * place.width) / Math.max(line.width, 1));
  const fitted = { ...style, size };
  drawLines(doc, size === style.size ? [line] : layOutText(doc, text, fitted), fitted, place);
}
