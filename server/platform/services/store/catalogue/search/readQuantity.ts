/** Kinds of sizes that can be compared, each in one unit. `search_index.columns` uses the same numbers. */
export const KIND = { grams: 1, millilitres: 2, pieces: 3, centimetres: 4 };

/** A requested size; `amount` is in the unit of its kind. */
export interface Quantity {
  kind: number;
  amount: number;
}

/** The ways to write units, each with its size in the unit of its kind. */
const UNITS: [words: string, kind: number, size: number][] = [
  [
    "kilograms kilogram kilos kilo kgs kg किलोग्राम किलो کلوگرام کلو કિલો কিলো কেজি ਕਿਲੋ கிலோ కిలో ಕಿಲೋ കിലോ",
    KIND.grams,
    1000,
  ],
  ["grams gram graam gms gm gr g ग्राम گرام ગ્રામ গ্রাম ਗ੍ਰਾਮ கிராம் గ్రాము ಗ್ರಾಂ", KIND.grams, 1],
  ["litres litre liters liter ltrs ltr lt l लीटर लिटर لیٹر لٹر લિટર লিটার ਲੀਟਰ லிட்டர் లీటర్ ಲೀಟರ್", KIND.millilitres, 1000],
  ["millilitres millilitre milliliters milliliter mls ml मिलीलीटर ملی لیٹر", KIND.millilitres, 1],
  ["pieces piece pcs pc nag नग पीस عدد", KIND.pieces, 1],
  ["dozens dozen darjan darzan दर्जन درجن ડઝન ডজন ਦਰਜਨ", KIND.pieces, 12],
  ["cms cm", KIND.centimetres, 1],
];

/** Numbers as words. `do` and the like count only before a unit. */
const NUMBERS: [words: string, amount: number][] = [
  ["quarter paav pav pao पाव پاؤ ¼", 0.25],
  ["half aadha adha aadhi adhi आधा आधी آدھا آدھی અડધો ਅੱਧਾ ½", 0.5],
  ["pauna paune पौन पौना پون ¾", 0.75],
  ["one ek एक ایک એક এক ਇੱਕ", 1],
  ["sava sawa सवा سوا", 1.25],
  ["dedh derh डेढ़ ڈیڑھ", 1.5],
  ["two do दो دو બે দুই ਦੋ", 2],
  ["dhai adhai ढाई ڈھائی", 2.5],
  ["three teen tin तीन تین", 3],
  ["four char chaar चार چار", 4],
  ["five paanch panch पांच पाँच پانچ", 5],
  ["six chhah chhe छह छः چھ", 6],
  ["ten das दस دس", 10],
];

/** These count as one without a number: `dozen eggs`. */
const ALONE = "dozen|darjan|दर्जन|درجن|kilo|किलो|کلو";

const inEach = <T>(lists: readonly (readonly [string, ...T[]])[]) =>
  lists.flatMap(([words, ...rest]) => words.split(" ").map((word) => [word.normalize("NFC"), rest] as const));
const SIZES = new Map(inEach(UNITS));
const AMOUNTS = new Map(inEach(NUMBERS));
const either = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join("|");
const NUMBER = "\\p{Nd}{1,6}(?:[.,]\\p{Nd}{1,3})?|\\p{Nd}/\\p{Nd}";
const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}.,/])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}])";
const ASKED = new RegExp(
  `${BEFORE}(?:(${NUMBER})|(${either(AMOUNTS.keys())}))[\\s-]*(${either(SIZES.keys())})${AFTER}`,
  "iu",
);
const ASKED_ALONE = new RegExp(`${BEFORE}()()(${ALONE})${AFTER}`, "iu");

/** The size in a query, and the query without it: `rice 5kg` asks for `rice` in 5,000 grams. */
export function readQuantity(query: string): { text: string; quantity?: Quantity } {
  const written = query.normalize("NFC");
  const found = ASKED.exec(written) ?? ASKED_ALONE.exec(written);
  const [whole = "", number, word, unit = ""] = found ?? [];
  const [kind, size] = SIZES.get(unit.toLowerCase()) ?? [];
  const amount = number ? numberOf(number) : word ? AMOUNTS.get(word.toLowerCase())?.[0] : 1;
  if (found === null || kind === undefined || size === undefined || !amount) return { text: query };
  return { text: written.replace(whole, " "), quantity: { kind, amount: amount * size } };
}

function numberOf(written: string): number {
  const latin = written.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const [above = 0, below = 1] = latin.replace(",", ".").split("/").map(Number);
  return below === 0 ? 0 : above / below;
}

/** The value of a digit of any script: the ten digits of a script stand beside each other, and blocks begin at multiples of 16. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
