import { fromLeftToRight, piecesOf, startsAtTheRight, turned } from "./inReadingOrder";
import { printable, withoutIsolates } from "./printable";
import { byScript, type FontName, langOf, type Script, type Weight } from "./scripts";

export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
}

/** A piece of a line in one font and one direction. */
interface Run {
  text: string;
  /** The text as the font's shaper takes it. */
  drawn: string;
  script: Script;
  font: FontName;
  /** From the line's left end. */
  x: number;
  width: number;
}

export interface Line {
  /** In the order in which they are written, which is also that of reading aloud. */
  runs: Run[];
  width: number;
}

const LEADING = 1.4;
/** The baseline as a share of the line's height; all fonts share one baseline. */
const BASELINE = 0.76;

export const lineHeight = ({ size }: TextStyle) => size * LEADING;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Wraps text between words. A word wider than the column is cut between letters as a reader sees them. */
export function layOutText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width = Infinity): Line[] {
  const whole = printable(text);
  const fromRight = startsAtTheRight(whole);
  const lines: string[] = [];
  let [line, lineWidth] = ["", 0];
  const space = widthOf(doc, " ", style);
  for (const word of whole.split(" ")) {
    for (const part of fitting(doc, word, style, width)) {
      const partWidth = widthOf(doc, part, style);
      if (line !== "" && lineWidth + space + partWidth > width) {
        lines.push(line);
        [line, lineWidth] = [part, partWidth];
      } else [line, lineWidth] = line === "" ? [part, partWidth] : [`${line} ${part}`, lineWidth + space + partWidth];
    }
  }
  return [...lines, line].map((each) => toLine(doc, each, style, fromRight));
}

function fitting(doc: PDFKit.PDFDocument, word: string, style: TextStyle, width: number): string[] {
  if (widthOf(doc, word, style) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(word)) {
    if (part !== "" && widthOf(doc, part + segment, style) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}

/** Puts the runs of a line where they are read. */
function toLine(doc: PDFKit.PDFDocument, text: string, style: TextStyle, fromRight: boolean): Line {
  const runs = piecesOf(text, fromRight).flatMap(({ text: piece, level }) =>
    runsOf(doc, withoutIsolates(piece), style).map((run) => {
      // The shaper turns what is in Arabic letters, its numbers too, and not the signs and spaces between words.
      const isTurned = (level % 2 === 1) !== (run.script === "arabic");
      return { ...run, level, drawn: isTurned ? turned(run.text) : run.text };
    }),
  );
  let width = 0;
  for (const run of fromLeftToRight(runs)) {
    run.x = width;
    width += run.width;
  }
  return { runs, width };
}

function widthOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return runsOf(doc, withoutIsolates(text), style).reduce((sum, { width }) => sum + width, 0);
}

function runsOf(doc: PDFKit.PDFDocument, text: string, { size, weight = "regular" }: TextStyle): Run[] {
  doc.fontSize(size);
  return byScript(text).map(({ text: part, script }) => {
    const font: FontName = `${script}-${weight}`;
    return { text: part, drawn: part, script, font, x: 0, width: doc.font(font).widthOfString(part) };
  });
}

interface Place {
  x: number;
  y: number;
  /** Needed for the alignment "right". */
  width?: number;
  align?: "left" | "right";
  color: string;
}

/** @returns the y below the text */
export function drawLines(doc: PDFKit.PDFDocument, lines: readonly Line[], style: TextStyle, place: Place): number {
  const { y, width = 0, align, color } = place;
  const height = lineHeight(style);
  doc.fillColor(color).fontSize(style.size);
  lines.forEach((line, index) => {
    const left = align === "right" ? place.x + width - line.width : place.x;
    for (const { text, drawn, script, font, x } of line.runs) {
      const baseline = y + (index + BASELINE) * height;
      // Most scripts are drawn in another order than they are written; copying and reading aloud must use the written text.
      const lang = langOf(script);
      if (lang !== undefined) doc.markContent("Span", { lang, actual: text });
      doc.font(font).text(drawn, left + x, baseline, { lineBreak: false, baseline: "alphabetic" });
      if (lang !== undefined) doc.endMarkedContent();
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
