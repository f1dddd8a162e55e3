import { DateTime } from "luxon";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** A day such as `5 March 2026` in the store's time zone. */
export const dayText = (date: Date, timeZone: string): string =>
  DateTime.fromJSDate(date, { zone: timeZone }).setLocale("en-GB").toFormat("d MMMM yyyy");

/** An amount such as `₹1,23,456.50`; below 0 with a true minus sign. */
export const moneyText = (paise: number): string => (paise < 0 ? "−" : "") + RUPEES.format(Math.abs(paise) / 100);

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const GROUPS: [number, string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
];

/** For example `Rupees one lakh twenty and fifty paise only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${inWords(rupees)}${rest > 0 ? ` and ${inWords(rest)} paise` : ""} only`;
}

function inWords(value: number): string {
  for (const [size, name] of GROUPS) {
    if (value < size) continue;
    const rest = value % size;
    return `${inWords(Math.floor(value / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ""}`;
  }
  if (value < 20) return ONES[value] ?? "";
  const rest = value % 10;
  return `${TENS[Math.floor(value / 10)]}${rest > 0 ? `-${ONES[rest]}` : ""}`;
}
