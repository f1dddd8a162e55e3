import { readFileSync } from "node:fs";
import { sourceFiles } from "./sourceFiles";

/** Words in names of money, such as `price` in `sellingPrice`. */
const MONEY = new Set(
  (
    "price prices amount amounts paise rupees totals subtotal balance charge charges discount discounts tax taxes fee fees " +
    "mrp cost costs cash saving savings refund refunds shipping"
  ).split(" "),
);
/** On a screen these are money. On the platform they also name a list's length and a subscription's deliveries. */
const MONEY_ON_SCREEN = new Set([...MONEY, "total", "delivery"]);
/**
 * Each folder with its words for money, and whether a parameter may be 0 by default: on a screen that is a price of ₹0.00.
 */
const FOLDERS = [
  { folder: "src", names: MONEY_ON_SCREEN, hasDefaults: false },
  { folder: "plugins", names: MONEY_ON_SCREEN, hasDefaults: false },
  { folder: "server", names: MONEY, hasDefaults: true },
];
/** A name with one of these is a count: `totalPages`. */
const COUNTS = new Set(["page", "pages", "count"]);

/** `x ?? 0`, `x || 0`, `x === undefined ? 0 : …` and `x !== null ? … : 0`. */
const FILLED_IN =
  /(?:\?\?|\|\|)\s*0(?![\w.])|===? (?:null|undefined)\s*\?\s*0(?![\w.])|!==? (?:null|undefined)\s*\?[^;]*?:\s*0(?![\w.])/g;
/** `price = 0` as the default of a parameter or of a field. */
const DEFAULT = /\b\w+(?:\??: [\w ]+)?\s*=\s*0\s*(?=[,)}])/g;
const CONTINUED = /(?:[=(?:[]|&&|\|\||=>)\s*$/;

/**
 * The places in `text` where 0 stands for missing money. Unknown money is a placeholder, never 0 (reading 38). A formatter
 * takes `undefined`; where no row means no money, `nothingWhereAbsent` says so.
 */
export function absentMoneyIn(
  text: string,
  names: ReadonlySet<string> = MONEY_ON_SCREEN,
  hasDefaults = false,
): string[] {
  const filledIn = [...text.matchAll(FILLED_IN)].map((match) => ({
    at: match.index,
    said: statementAt(text, match.index, match[0].length),
  }));
  const defaults = hasDefaults ? [] : [...text.matchAll(DEFAULT)].map((match) => ({ at: match.index, said: match[0] }));
  return [...filledIn, ...defaults]
    .filter(({ at, said }) => !isComment(text, at) && namesMoney(said, names))
    .map(({ said }) => said.trim().replace(/\s+/g, " "));
}

/** The lines of the statement from its beginning to the 0. */
function statementAt(text: string, at: number, length: number): string {
  let start = text.lastIndexOf("\n", at) + 1;
  while (start > 0) {
    const before = text.lastIndexOf("\n", start - 2) + 1;
    if (!CONTINUED.test(text.slice(before, start))) break;
    start = before;
  }
  return text.slice(start, at + length);
}

function isComment(text: string, at: number): boolean {
  return /^\s*(?:\*|\/[/*])/.test(text.slice(text.lastIndexOf("\n", at) + 1, at));
}

function namesMoney(code: string, money: ReadonlySet<string>): boolean {
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).some((name) => {
    const words = (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
    return words.some((word) => money.has(word)) && !words.some((word) => COUNTS.has(word));
  });
}

/** The one function that turns missing money into 0: for places where no row, or no wish, means no money. */
const NOTHING_WHERE_ABSENT = "server/platform/money.ts";

/** Checks the storefront, its plugins and the server. @returns each file with its places */
export function absentMoney(): string[] {
  return FOLDERS.flatMap(({ folder, names, hasDefaults }) =>
    sourceFiles(folder)
      .filter((file) => file !== NOTHING_WHERE_ABSENT)
      .flatMap((file) =>
        absentMoneyIn(readFileSync(file, "utf8"), names, hasDefaults).map((found) => `${file}: ${found}`),
      ),
  );
}
