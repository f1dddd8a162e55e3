import { Meant } from "./Meant";
import { type NumberRead, readNumber } from "./readNumber";

/** Fits the database's integer of paise. */
const MOST_PAISE = 2_000_000_000;
const SIGN = /^(₹|rs\.?|inr)\s*/i;
/** The stroke after an amount, `45/-`, which prevents anybody from adding paise to it. */
const STROKE = /\s*\/-$/;

export interface Amount {
  /** The name of the amount, with its article: `a price`. */
  what: string;
  /** True: 0 is refused, because it is a mistake and never a gift. */
  isAboveZero?: boolean;
  /** See `readNumber`. */
  decimalComma?: boolean;
}

/**
 * The paise of an amount that an owner wrote in rupees: `45`, `45.50`, `1,20,000`, `₹ 45`, `Rs. 45` or `45/-`. An amount
 * with two possible readings is refused, with both of them.
 */
export function readRupees(text: string, { what, isAboveZero = false, decimalComma = false }: Amount): number | Meant {
  const written = text.trim();
  const bare = written.replace(SIGN, "").replace(STROKE, "");
  // The point after `Rs` may belong to either.
  const isAmount = SIGN.test(written) ? /^\d/.test(bare) : bare !== "";
  const read = isAmount ? readNumber(bare, decimalComma) : { readings: [], isSure: false };
  const [reading] = read.readings;
  if (reading === undefined) return new Meant(`${what} in rupees, such as 45, 45.50 or 1,20,000.`);
  if (!read.isSure) return new Meant(wordsOf(what, read));
  const [whole = "", decimals = ""] = reading.split(".");
  if (decimals.length > 2) return new Meant(`${what} with at most two decimals, such as 45.50.`);
  const paise = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  if (paise > MOST_PAISE) return new Meant(`${what} of at most 2,00,00,000 rupees.`);
  if (paise === 0 && isAboveZero) return new Meant(`${what} above 0 rupees.`);
  return paise;
}

function wordsOf(what: string, { readings }: NumberRead): string {
  const write = readings.map((reading) => String(Math.round(Number(reading) * 100) / 100)).join(" or ");
  if (readings.length === 1) return `${what} with a point before its paise: write ${write}.`;
  const meant = readings.map(inRupees).join(" or ");
  return `${what} that can be read in one way only: this could be ${meant} rupees. Write ${write}.`;
}

function inRupees(reading: string): string {
  const minimumFractionDigits = reading.includes(".") ? 2 : 0;
  return Number(reading).toLocaleString("en-IN", { minimumFractionDigits, maximumFractionDigits: 2 });
}
