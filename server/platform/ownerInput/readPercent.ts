import { Meant } from "./Meant";
import { readNumber } from "./readNumber";

/** A percentage up to 100 with at most two decimals: `20`, `12.5` or `12.5 %`. @param decimalComma see `readNumber` */
export function readPercent(text: string, decimalComma = false): number | Meant {
  const { readings, isSure } = readNumber(text.replace(/\s*%\s*$/, ""), decimalComma, 100);
  const [reading = ""] = readings;
  if (readings.length > 1) {
    return new Meant(`a percentage that can be read in one way only: this could be ${readings.join(" or ")}.`);
  }
  if (readings.length === 1 && !isSure) return new Meant(`a percentage with a decimal point: write ${reading}.`);
  if (!isSure || (reading.split(".")[1] ?? "").length > 2)
    return new Meant("a percentage from 0 to 100, such as 18 or 2.5.");
  return Number(reading);
}
