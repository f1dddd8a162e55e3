import { Meant } from "./Meant";
import { readPercent } from "./readPercent";

/** The percentage of a coupon. No coupon takes off less than 1 %, so `0.2` is a fraction of one, which means 20 %. */
export function readDiscount(text: string): number | Meant {
  const percent = readPercent(text);
  if (percent instanceof Meant || percent >= 1) return percent;
  const whole = Math.round(percent * 10_000) / 100;
  return new Meant(`a percentage from 1 to 100${percent > 0 ? `: for ${whole} %, write ${whole}` : ""}.`);
}
