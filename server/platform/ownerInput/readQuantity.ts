import { Meant } from "./Meant";
import { readNumber } from "./readNumber";

const MOST_PIECES = 100_000_000;

/** A whole number as an owner wrote it: `40`, `40.0` or `1,000`. @param decimalComma see `readNumber` */
export function readQuantity(text: string, decimalComma = false): number | Meant {
  const { readings, isSure } = readNumber(text, decimalComma);
  const count = Number(readings[0]);
  if (readings.length > 1) {
    return new Meant(`a whole number that can be read in one way only: this could be ${readings.join(" or ")}.`);
  }
  if (!isSure || !Number.isInteger(count)) return new Meant("a whole number, 0 or more.");
  return count > MOST_PIECES ? new Meant("a whole number of at most 10,00,00,000.") : count;
}
