import type { ProductOption } from "#contract/catalogue/options.ts";
import type { StoreWords } from "./Translations.types";

/** Says a short word of a store in another language; a word that is not translated stays. */
export type Say = (word: string) => string;

export const asItIs: Say = (word) => word;

export const sayFrom = (words: StoreWords["words"] | null | undefined): Say =>
  words ? (word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word) : asItIs;

/** Two words that would read the same in the other language stay as they are, because shoppers choose between them. */
function sayApart(words: readonly string[], say: Say): Say {
  const said = words.map(say);
  return new Set(said).size === said.length ? say : asItIs;
}

export interface SaidOptions {
  options: ProductOption[];
  /** Says an option of a variant. */
  pair: (pair: [name: string, value: string]) => [name: string, value: string];
}

/** The options of a product in another language. */
export function sayOptions(options: readonly ProductOption[], say: Say): SaidOptions {
  const sayName = sayApart(
    options.map(({ name }) => name),
    say,
  );
  const sayValueOf = new Map(options.map(({ name, values }) => [name, sayApart(values, say)]));
  return {
    options: options.map(({ name, values, swatches }) => {
      const sayValue = sayValueOf.get(name) ?? asItIs;
      const looks =
        swatches && Object.fromEntries(Object.entries(swatches).map(([word, look]) => [sayValue(word), look]));
      return { name: sayName(name), values: values.map(sayValue), ...(looks && { swatches: looks }) };
    }),
    pair: ([name, value]) => [sayName(name), (sayValueOf.get(name) ?? asItIs)(value)],
  };
}
