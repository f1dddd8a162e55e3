import { readNumber } from "../../ownerInput/readNumber";

/** A number as our own lists write it; a text that is none, or that has two readings, stays for the check to tell. */
export function plainNumber(text: string, delimiter: string): string {
  const bare = text.replace(/^\s*(?:[A-Z]{3}|[^\d\s.,-]+\.?)?\s*/i, "").replace(/\s*\/?-?\s*$/, "");
  const { readings } = readNumber(bare, delimiter === ";");
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

/** `250 g` or `1.5 kg`; empty where nothing, or nothing that is a weight, was said. */
export function weightCell(text: string, unit: string, delimiter: string): string {
  const [, number = "", own = ""] = /^([\d.,]+)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const grams = Number(plainNumber(number, delimiter)) * (GRAMS[(own || unit).toLowerCase()] ?? Number.NaN);
  if (!(grams > 0)) return "";
  const rounded = Math.round(grams * 1000) / 1000;
  return rounded >= 1000 ? `${Math.round(rounded) / 1000} kg` : `${rounded} g`;
}
