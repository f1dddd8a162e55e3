import { Meant } from "./Meant";
import { readPercent } from "./readPercent";

/**
 * The rates of India's GST. Goods have 0, 0.25, 1.5, 3, 5, 18, 28 or 40 % since 22 September 2025 (notification 9/2025 of
 * the central tax), bricks 6 or 12 % (14/2025), goods for export 0.1 %. 12 % was usual before, and 1 and 7.5 % are rates of
 * services.
 */
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

/** A rate of GST in percent. A spreadsheet that shows `5 %` may have saved `0.05`, which is refused. */
export function readTaxRate(text: string, decimalComma = false): number | Meant {
  const percent = readPercent(text, decimalComma);
  if (percent instanceof Meant || RATES.includes(percent)) return percent;
  const asFraction = Math.round(percent * 10_000) / 100;
  if (percent < 1 && RATES.includes(asFraction) && !text.includes("%")) {
    return new Meant(`a rate of GST: for ${asFraction} %, write ${asFraction}; ${percent} % is no rate.`);
  }
  const [below, above] = [RATES.findLast((rate) => rate < percent), RATES.find((rate) => rate > percent)];
  const nearest = [below, above].filter((rate) => rate !== undefined).map((rate) => `${rate} %`);
  return new Meant(`a rate of GST; the nearest ${nearest.length === 1 ? "is" : "are"} ${nearest.join(" and ")}.`);
}
