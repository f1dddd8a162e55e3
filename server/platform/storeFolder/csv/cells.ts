import { Meant } from "../../ownerInput/Meant";
import { readCode } from "../../ownerInput/readCode";
import { readQuantity } from "../../ownerInput/readQuantity";
import { readRupees } from "../../ownerInput/readRupees";
import { readTaxRate } from "../../ownerInput/readTaxRate";
import { editDistance } from "../../services/store/catalogue/search/editDistance";
import { slug } from "../slug";

/** Excel writes semicolons where the comma is the decimal sign. */
const hasDecimalComma = (delimiter: string) => delimiter === ";";

export const price = (cell: string, delimiter: string): number | Meant =>
  readRupees(cell, { what: "a price", isAboveZero: true, decimalComma: hasDecimalComma(delimiter) });

export const priceOrNothing = (cell: string, delimiter: string): number | Meant =>
  readRupees(cell, { what: "a price", decimalComma: hasDecimalComma(delimiter) });

export const pieces = (cell: string, delimiter: string): number | Meant =>
  readQuantity(cell, hasDecimalComma(delimiter));

export const taxRate = (cell: string, delimiter: string): number | Meant =>
  cell === "" ? 0 : readTaxRate(cell, hasDecimalComma(delimiter));

const YES = /^(yes|y|true|1|on|wahr|ja)$/i;
const NO = /^(no|n|false|0|off|falsch|nein)$/i;

export const yesNo =
  (byDefault: boolean) =>
  (cell: string): boolean | Meant => {
    if (cell === "") return byDefault;
    if (YES.test(cell)) return true;
    return NO.test(cell) ? false : new Meant("yes or no.");
  };

/** The short name of a product or category in the folder, which could stand in an address. */
export function handle(cell: string): string | Meant {
  const lower = cell.toLowerCase();
  if (/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u.test(lower)) return lower;
  const like = cell === "" ? "alphonso-mango" : slug(cell);
  return new Meant(`a short name of letters, digits and hyphens, such as ${like}.`);
}

/** The number that a scanner reads on the pack; many goods have none. */
export function barcode(cell: string): string | Meant {
  const code = readCode(cell);
  return code instanceof Meant || code.length <= 100
    ? code
    : new Meant("a barcode of at most 100 characters, or nothing.");
}

export const text =
  (most: number, isNeeded = false) =>
  (cell: string): string | Meant => {
    if (isNeeded && cell === "") return new Meant("a text.");
    return cell.length > most ? new Meant(`a text of at most ${most} characters.`) : cell;
  };

const UNITS: Record<string, readonly string[]> = {
  MILLIGRAM: ["mg"],
  GRAM: ["g", "gm", "gms", "gram", "grams"],
  KILOGRAM: ["kg", "kgs", "kilo", "kilogram", "kilograms"],
  MILLILITRE: ["ml", "millilitre", "milliliter"],
  LITRE: ["l", "lt", "ltr", "ltrs", "litre", "litres", "liter", "liters"],
  PIECE: ["pc", "pcs", "piece", "pieces", "nos", "no"],
  PACK: ["pack", "packs", "packet", "packets", "pkt"],
  DOZEN: ["dozen", "dz"],
  PAIR: ["pair", "pairs"],
  SET: ["set", "sets"],
  CENTIMETRE: ["cm"],
  METRE: ["m", "metre", "meter"],
  INCH: ["in", "inch", "inches"],
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)));

export interface Size {
  weight: number;
  weightUnit: string;
}

/** Reads `500 g`, `1.5L` or `1 dozen`; undefined for a text that is not a size. */
export function sizeOf(cell: string): Size | undefined {
  const [, amount = "", unit = ""] = /^(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]+)\.?$/i.exec(cell) ?? [];
  const weightUnit = UNIT_OF.get(unit.toLowerCase());
  return weightUnit === undefined || Number(amount) === 0 ? undefined : { weight: Number(amount), weightUnit };
}

/** For a variant without a weight. */
export const ONE_PIECE: Size = { weight: 1, weightUnit: "PIECE" };

/** A weight, or a size in words such as S, XL or 10"; a misspelt weight is neither. */
export function size(cell: string): Size | Meant {
  if (cell.length > LONGEST_VALUE) return optionValue(cell) as Meant;
  const weight = cell === "" ? ONE_PIECE : sizeOf(cell);
  if (weight !== undefined) return weight;
  const [, unit = ""] = /^[\d.,]+\s*([a-z]+)\.?$/i.exec(cell) ?? [];
  if (!isUnit(unit.toLowerCase())) return ONE_PIECE;
  return new Meant("a size such as 500 g, 1.5 kg, 1 L, 6 pc, 1 dozen, 30 cm or XL.");
}

/** The weight of a variant that is named by something else; undefined for an empty cell. */
export function weight(cell: string): Size | undefined | Meant {
  return cell === "" ? undefined : (sizeOf(cell) ?? new Meant("a weight such as 250 g or 1.5 kg."));
}

/** In shorter texts each letter may mean something else: 32 DD is no dozen. */
const SHORTEST_MISSPELT = 3;

const isUnit = (word: string) =>
  UNIT_OF.has(word) ||
  (word.length >= SHORTEST_MISSPELT && [...UNIT_OF.keys()].some((unit) => editDistance(word, unit) === 1));

/** In characters. */
const LONGEST_VALUE = 100;

export const optionValue = text(LONGEST_VALUE);
