import { Meant } from "./Columns";

/** Small enough for the database's integer of paise. */
const MOST_RUPEES = 20_000_000;
const MOST_PIECES = 100_000_000;

/** With lakh commas, thousands commas or none; `₹`, `Rs` and blanks around the number are ignored. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const SIMPLE = /^\d+(\.\d*)?$|^\.\d+$/;
/** In a file with semicolons, which Excel writes where the comma is the decimal sign. */
const CONTINENTAL = /^\d{1,3}(\.?\d{3})*,\d{1,2}$/;

/** @returns undefined for a text that is not a number */
function toNumber(cell: string, delimiter: string): number | undefined {
  const bare = cell.replace(/^(₹|rs\.?|inr)\s*/i, "").replace(/[\s\u00a0\u202f]/g, "");
  if (delimiter === ";" && CONTINENTAL.test(bare)) return Number(bare.replaceAll(".", "").replace(",", "."));
  if (SIMPLE.test(bare)) return Number(bare);
  return GROUPED.test(bare) ? Number(bare.replaceAll(",", "")) : undefined;
}

export function paise(cell: string, delimiter: string): number | Meant {
  const rupees = toNumber(cell, delimiter);
  if (rupees === undefined) return new Meant("a price in rupees, such as 45, 45.50 or 1,20,000.");
  if (rupees > MOST_RUPEES) return new Meant("a price of at most 2,00,00,000 rupees.");
  return Math.round(rupees * 100);
}

export function pieces(cell: string, delimiter: string): number | Meant {
  const count = toNumber(cell, delimiter);
  if (count === undefined || !Number.isInteger(count) || count > MOST_PIECES) {
    return new Meant("a whole number of pieces, 0 or more.");
  }
  return count;
}

export function percent(cell: string, delimiter: string): number | Meant {
  const value = cell === "" ? 0 : toNumber(cell.replace(/\s*%$/, ""), delimiter);
  return value === undefined || value > 100 ? new Meant("a tax in percent, 0 to 100.") : Math.round(value * 100) / 100;
}

const YES = /^(yes|y|true|1|on|wahr|ja)$/i;
const NO = /^(no|n|false|0|off|falsch|nein)$/i;

export const yesNo =
  (byDefault: boolean) =>
  (cell: string): boolean | Meant => {
    if (cell === "") return byDefault;
    if (YES.test(cell)) return true;
    return NO.test(cell) ? false : new Meant("yes or no.");
  };

/** The short name of a product or category in the folder, which could be a part of an address. */
export function handle(cell: string): string | Meant {
  const lower = cell.toLowerCase();
  if (/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u.test(lower)) return lower;
  return new Meant("a short name of letters, digits and hyphens, such as alphonso-mango.");
}

/** A SKU such as `12345678901` that a spreadsheet has turned into `1.23E+10` is lost and would match nothing. */
export function sku(cell: string): string | Meant {
  const bare = code(cell);
  if (bare instanceof Meant) return bare;
  return bare === "" || bare.length > 100
    ? new Meant("a code of its own, 1 to 100 characters, such as MANGO-1KG.")
    : bare;
}

/** The number that a scanner reads on the pack; many goods have none. */
export function barcode(cell: string): string | Meant {
  const bare = code(cell);
  if (bare instanceof Meant) return bare;
  return bare.length > 100 ? new Meant("the code under the bars of at most 100 characters, or nothing.") : bare;
}

function code(cell: string): string | Meant {
  if (/^\d(\.\d+)?E\+\d+$/i.test(cell)) {
    return new Meant("a whole code: the spreadsheet has rounded it; make the column a text column and type it again.");
  }
  // A leading apostrophe marks text in a spreadsheet.
  return cell.replace(/^'/, "");
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

export function size(cell: string): Size | Meant {
  if (cell === "") return { weight: 1, weightUnit: "PIECE" };
  return sizeOf(cell) ?? new Meant("a size such as 500 g, 1.5 kg, 1 L, 6 pc, 1 dozen or 30 cm.");
}

/** Splits words at semicolons or bars. */
export const list = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
