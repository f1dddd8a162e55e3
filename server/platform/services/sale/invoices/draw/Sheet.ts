import type { Invoice } from "../invoice.types";
import type { Ink } from "./ink";
import { drawFitted, drawLines, layOutText, lineHeight, type TextStyle } from "./layOutText";
import { moneyText } from "./texts";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42, bottom: 776, footer: 792 };
export const CONTENT = PAGE.width - 2 * PAGE.margin;

export const TITLE: TextStyle = { size: 22, weight: "strong" };
export const NAME: TextStyle = { size: 16, weight: "strong" };
export const LABEL: TextStyle = { size: 7.5 };
export const BODY: TextStyle = { size: 9 };
export const STRONG: TextStyle = { size: 9, weight: "strong" };
export const SMALL: TextStyle = { size: 7.5 };
export const TOTAL: TextStyle = { size: 12, weight: "strong" };

interface Cell {
  x: number;
  width: number;
  align?: "start" | "end";
  color?: string;
  style?: TextStyle;
}

/** A page that is being drawn: the document, the place of the next element, and the operations that an invoice needs. */
export class Sheet {
  y = 0;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly ink: Ink,
    readonly invoice: Invoice,
    /** A language that is written from right to left has the whole page the other way round. */
    private readonly isMirrored: boolean,
  ) {}

  hasRoom(height: number): boolean {
    return this.y + height <= PAGE.bottom;
  }

  /** Draws wrapped text. @returns the y below it; the sheet's own `y` does not change */
  paragraph(text: string, y: number, { x, width, color = this.ink.text, style = BODY }: Cell): number {
    const place = { x: this.left(x, width), y, width, align: this.side("start"), color };
    return drawLines(this.doc, layOutText(this.doc, text, style, width), style, place);
  }

  /** Draws text on one line, in a smaller size if necessary. */
  cell(text: string, y: number, { x, width, align = "start", color = this.ink.text, style = BODY }: Cell): void {
    drawFitted(this.doc, text, style, { x: this.left(x, width), y, width, align: this.side(align), color });
  }

  money(paise: number, y: number, cell: Omit<Cell, "align">): void {
    this.cell(moneyText(paise), y, { ...cell, align: "end" });
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    return layOutText(this.doc, text, style, width).length * lineHeight(style);
  }

  widthOf(text: string, style: TextStyle): number {
    return layOutText(this.doc, text, style)[0]?.width ?? 0;
  }

  /** Where something that begins at `x` has its left edge. */
  left(x: number, width: number): number {
    return this.isMirrored ? PAGE.width - x - width : x;
  }

  private side(align: "start" | "end"): "left" | "right" {
    return (align === "start") === this.isMirrored ? "right" : "left";
  }

  ground(x: number, y: number, width: number, height: number, color: string, radius = 4): void {
    this.doc.roundedRect(this.left(x, width), y, width, height, radius).fill(color);
  }

  rule(y: number, x = PAGE.margin, width = CONTENT): void {
    const { doc, ink } = this;
    const left = this.left(x, width);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .stroke(ink.hairline);
  }
}
