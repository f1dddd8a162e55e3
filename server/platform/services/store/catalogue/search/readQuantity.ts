/** Kinds of sizes that can be compared, each in one unit. `search_index.columns` uses the same numbers. */
export const KIND = { grams: 1, millilitres: 2, pieces: 3, centimetres: 4 };

/** A requested size; `amount` is in the unit of its kind. */
export interface Quantity {
  kind: number;
  amount: number;
}

/** The ways to write units, each with its size in the unit of its kind. */
const UNITS: [words: string, kind: number, size: number][] = [
  ["kilograms kilogram kilos kilo kgs kg किलो", KIND.grams, 1000],
  ["grams gram gms gm gr g ग्राम", KIND.grams, 1],
  ["litres litre liters liter ltrs ltr lt l लीटर", KIND.millilitres, 1000],
  ["millilitres millilitre milliliters milliliter mls ml", KIND.millilitres, 1],
  ["pieces piece pcs pc", KIND.pieces, 1],
  ["dozens dozen दर्जन", KIND.pieces, 12],
  ["cms cm", KIND.centimetres, 1],
];

const SIZES = new Map(UNITS.flatMap(([words, kind, size]) => words.split(" ").map((word) => [word, { kind, size }])));
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25, आधा: 0.5, "½": 0.5, "¼": 0.25, "¾": 0.75 };
const UNIT = [...SIZES.keys()].join("|");
const NUMBER = "\\d{1,6}(?:[.,]\\d{1,3})?|\\d/\\d";
const ASKED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,/])(?:(${NUMBER})|(${Object.keys(PARTS).join("|")}))[\\s-]*(${UNIT})(?![\\p{L}\\p{M}\\p{N}])`,
  "iu",
);

/** The size in a query, and the query without it: `rice 5kg` asks for `rice` in 5,000 grams. */
export function readQuantity(query: string): { text: string; quantity?: Quantity } {
  const found = ASKED.exec(query.normalize("NFC"));
  const [whole = "", number, part = "", unit = ""] = found ?? [];
  const size = SIZES.get(unit.toLowerCase());
  const amount = number === undefined ? PARTS[part.toLowerCase()] : numberOf(number);
  if (found === null || size === undefined || !amount) return { text: query };
  return {
    text: query.normalize("NFC").replace(whole, " "),
    quantity: { kind: size.kind, amount: amount * size.size },
  };
}

function numberOf(written: string): number {
  const [above = 0, below = 1] = written.replace(",", ".").split("/").map(Number);
  return below === 0 ? 0 : above / below;
}
