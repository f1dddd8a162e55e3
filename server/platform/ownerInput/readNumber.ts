/** What a written number can mean. A reading has plain digits, such as `1234.5`; a text that is no number has none. */
export interface NumberRead {
  readings: readonly string[];
  /** False: not even a single reading may be taken. */
  isSure: boolean;
}

const grouped = (separator: string) => `[1-9]\\d{0,2}(?:${separator}\\d{3})+`;
/** Lakhs and crores: 1,20,000. */
const lakhs = (separator: string) => `[1-9]\\d?(?:${separator}\\d{2})+${separator}\\d{3}`;
const POINT = new RegExp(`^(\\d+|${grouped(",")}|${lakhs(",")}|${grouped(" ")}|${lakhs(" ")})?(?:\\.(\\d+))?$`);
const COMMA = new RegExp(`^(\\d+|${grouped("\\.")}|${grouped(" ")})?(?:,(\\d+))?$`);
/** No amount is longer. */
const LONGEST = 40;

/**
 * Reads a number as people and spreadsheets write it: with a decimal point or a decimal comma, with or without digit
 * groups. @param decimalComma in a file with semicolons, which Excel writes where the comma is the decimal sign @param most
 * a larger value is no reading
 */
export function readNumber(text: string, decimalComma: boolean, most = Number.POSITIVE_INFINITY): NumberRead {
  const written = text.trim().replace(/[\s\u00a0\u202f]/g, " ");
  if (written.length > LONGEST) return { readings: [], isSure: false };
  const possible = (reading: string | undefined) =>
    reading !== undefined && Number(reading) <= most ? reading : undefined;
  const point = possible(plainOf(POINT.exec(written)));
  const comma = possible(plainOf(COMMA.exec(written)));
  if (point !== undefined && comma !== undefined && point !== comma) {
    // Three digits follow a single separator. If the comma is not the decimal sign, `1,234` is more than a thousand.
    const isThousands = !decimalComma && written.includes(",");
    return isThousands ? { readings: [point], isSure: true } : { readings: largestFirst(point, comma), isSure: false };
  }
  const reading = point ?? comma;
  if (reading === undefined) return { readings: [], isSure: false };
  if (point !== undefined || decimalComma) return { readings: [reading], isSure: true };
  // A decimal comma although the decimal sign is a point: `1,99` may also be a mistyped 199.
  const without = written.replace(",", "");
  const other = /^\d+$/.test(without) ? possible(plain(without, "")) : undefined;
  return { readings: other === undefined ? [reading] : largestFirst(reading, other), isSure: false };
}

function plainOf(match: RegExpExecArray | null): string | undefined {
  const [, whole, decimals] = match ?? [];
  return whole === undefined && decimals === undefined ? undefined : plain(whole ?? "", decimals ?? "");
}

/** Removes separators, leading zeros, and zeros at the end of the decimals. */
function plain(whole: string, decimals: string): string {
  const digits = whole.replace(/\D/g, "").replace(/^0+/, "") || "0";
  const rest = decimals.replace(/0+$/, "");
  return rest === "" ? digits : `${digits}.${rest}`;
}

const largestFirst = (...readings: string[]) =>
  [...new Set(readings)].sort((one, other) => Number(other) - Number(one));
