import { FACTS, type FactName } from "#contract/catalogue/facts.ts";
import type { ProductFact } from "#contract/catalogue/products.ts";
import { inLanguage } from "../../../language/languageNow";
import { inLanguageOf } from "../languages/inLanguageOf";
import type { Say } from "../languages/Say";
import type { Spoken } from "../languages/Spoken.types";
import type { StoreFact } from "./StoreFact.types";
import { words } from "./words";

const LABELS: Record<FactName, () => string> = {
  brand: () => words.brand,
  countryOfOrigin: () => words.countryOfOrigin,
  maker: () => words.maker,
  material: () => words.material,
  ingredients: () => words.ingredients,
  shelfLife: () => words.shelfLife,
  storage: () => words.storage,
  care: () => words.care,
};

type Named = Pick<StoreFact, "name" | "label">;

/** How a store says its short words; `language` is undefined for its first one. */
export interface SaidIn {
  language: Spoken | undefined;
  say: Say;
}

/** The label of a fact in a language: the store's own word, or else ours for a fact that every store has. */
export function sayLabel({ name, label }: Named, { language, say }: SaidIn): string {
  const said = say(label);
  const isOurs = language !== undefined && Object.hasOwn(FACTS, name) && FACTS[name as FactName].label === said;
  return isOurs ? inLanguage(language.code, LABELS[name as FactName]) : said;
}

/** A fact of a product as the API answers it. A word that stays as it is has no translation. */
export function sayFact(fact: Named, value: string, told: SaidIn): ProductFact {
  const row = { name: fact.name, label: fact.label, value };
  const said = { label: sayLabel(fact, told), value: told.say(value) };
  const translated = {
    ...(said.label !== row.label && { label: said.label }),
    ...(said.value !== value && { value: said.value }),
  };
  return inLanguageOf(row, told.language ? { [told.language.code]: translated } : {}, told.language, [
    "label",
    "value",
  ]);
}
