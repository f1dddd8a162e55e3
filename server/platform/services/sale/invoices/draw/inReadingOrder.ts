import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Letters that are written from right to left: Arabic's, as Urdu, Kashmiri and Sindhi use them, and Hebrew's. */
const RIGHT_TO_LEFT = /[\p{scx=Arabic}\p{Script=Hebrew}]/u;

/** A piece of a line whose letters all go one way. */
export interface Piece {
  /** In the order in which it is written. */
  text: string;
  /** Odd: from right to left. */
  level: number;
}

/** @returns whether a text's first letter that has a direction is written from right to left */
export const startsAtTheRight = (text: string): boolean =>
  RIGHT_TO_LEFT.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/** Splits a line where its direction changes, by Unicode's rules. Most lines have one direction and are not looked at. */
export function piecesOf(line: string, fromRight: boolean): Piece[] {
  if (!fromRight && !RIGHT_TO_LEFT.test(line)) return [{ text: line, level: 0 }];
  const { levels } = bidi.getEmbeddingLevels(line, fromRight ? "rtl" : "ltr");
  const pieces: Piece[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level) last.text += line[at];
    else pieces.push({ text: line[at] ?? "", level });
  }
  return pieces;
}

/** The pieces from left to right: each row of pieces of a level or a higher one is turned round, the highest level first. */
export function fromLeftToRight<P extends { level: number }>(pieces: readonly P[]): P[] {
  const order = [...pieces];
  for (let level = Math.max(0, ...order.map((each) => each.level)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Signs between letters that go from right to left, as they are drawn from left to right: `(` is drawn as `)`. */
export const turned = (signs: string): string =>
  [...signs]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join("");
