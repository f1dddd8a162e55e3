import { readNumber } from "../../ownerInput/readNumber";

const RUPEES_BEFORE = /^\s*(?:₹|rs\.?|inr)\s*/i;
const RUPEES_AFTER = /\s*(?:\/-|₹|rs\.?|inr)?\s*$/i;

/**
 * A number in the form of our own lists. A text that is no number, is ambiguous or names another currency stays unchanged,
 * so that the check reports it.
 */
export function plainNumber(text: string, hasDecimalComma: boolean): string {
  const bare = text.replace(RUPEES_BEFORE, "").replace(RUPEES_AFTER, "");
  const { readings } = readNumber(bare, hasDecimalComma);
  return readings.length === 1 ? (readings[0] ?? text) : text;
}

const GRAMS: Record<string, number> = {
  g: 1,
  gr: 1,
  kg: 1000,
  kgs: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** `250 g` or `1.5 kg`; empty when the text is empty or no weight. */
export function weightCell(text: string, unit: string, hasDecimalComma: boolean): string {
  const [, number = "", own = ""] = /^([\d.,]+)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const grams = Number(plainNumber(number, hasDecimalComma)) * (GRAMS[(own || unit).toLowerCase()] ?? Number.NaN);
  if (!(grams > 0)) return "";
  const rounded = Math.round(grams * 1000) / 1000;
  return rounded >= 1000 ? `${Math.round(rounded) / 1000} kg` : `${rounded} g`;
}
