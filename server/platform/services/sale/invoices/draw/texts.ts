import { DateTime } from "luxon";
import { words } from "../words";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** A day such as `5 March 2026` in the store's time zone. */
export const dayText = (date: Date, timeZone: string): string =>
  DateTime.fromJSDate(date, { zone: timeZone }).setLocale(words.language).toFormat(words.dayFormat);

/** An amount such as `₹1,23,456.50`; below 0 with a true minus sign. */
export const moneyText = (paise: number): string => (paise < 0 ? "−" : "") + RUPEES.format(Math.abs(paise) / 100);

const groups = (): [number, string][] => [
  [10_000_000, words.crore],
  [100_000, words.lakh],
  [1_000, words.thousand],
  [100, words.hundred],
];

/** For example `Rupees one lakh twenty and fifty paise only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return rest > 0 ? words.rupeesAndPaise(inWords(rupees), inWords(rest)) : words.rupees(inWords(rupees));
}

function inWords(value: number): string {
  for (const [size, name] of groups()) {
    if (value < size) continue;
    const rest = value % size;
    return `${inWords(Math.floor(value / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ""}`;
  }
  return words.belowHundred.split(" ")[value] as string;
}
