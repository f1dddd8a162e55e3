import { sql } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { Executor } from "../../../db/db.types";
import { products } from "../../../db/schema/catalogue";
import { stores } from "../../../db/schema/tenancy";
import { languageNow } from "../../../language/languageNow";
import type { OptionPairs } from "../options/OptionPairs.types";
import { type Say, sayFrom } from "./Say";
import type { StoreWords } from "./Translations.types";

/** A line of a cart, a checkout, an order or a subscription, as the API answers it or as it is stored. */
interface LineOnWire {
  productId: string;
  productName: string;
  options?: Record<string, string> | OptionPairs;
}

interface Words {
  /** By product: its name in the first language, and in the asked one. */
  names: Record<string, [name: string, said: string | null]>;
  words: StoreWords["words"] | null;
  first: LanguageCode;
}

/**
 * Says the lines of an answer in the language of the call. A line keeps the name that its product had (bar 5), so the product's
 * translation is taken only while the product has that name. An answer without lines is returned as it is.
 */
export async function sayLines<T>(orm: Executor, answer: T): Promise<T> {
  const language = languageNow();
  if (language === undefined) return answer;
  const ids = new Set<string>();
  changeLines(answer, (line) => {
    ids.add(line.productId);
    return line;
  });
  if (ids.size === 0) return answer;
  const words = await readWords(orm, [...ids], language);
  if (words === undefined) return answer;
  const say = sayFrom(words.words);
  return changeLines(answer, (line) => said(line, words, say)) as T;
}

function said(line: LineOnWire, { names, first }: Words, say: Say): LineOnWire {
  const [name, inLanguage] = names[line.productId] ?? ["", null];
  const isSaid = inLanguage !== null && name === line.productName;
  const sayAll = (pairs: OptionPairs): OptionPairs => pairs.map(([option, value]) => [say(option), say(value)]);
  const { options = [] } = line;
  const saidOptions = Array.isArray(options) ? sayAll(options) : Object.fromEntries(sayAll(Object.entries(options)));
  return {
    ...line,
    ...(isSaid ? { productName: inLanguage } : { inFirstLanguage: ["productName"], firstLanguage: first }),
    ...(line.options && { options: saidOptions }),
  };
}

/** A copy in which each line is replaced; what has no line in it is not copied. */
function changeLines(value: unknown, change: (line: LineOnWire) => LineOnWire): unknown {
  if (Array.isArray(value)) return value.map((one) => changeLines(one, change));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isLine(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changeLines(inner, change)]));
}

const isLine = (value: object): value is LineOnWire =>
  "productName" in value && "productId" in value && typeof value.productId === "string";

/** Undefined when the lines' store does not offer the language. */
async function readWords(orm: Executor, ids: readonly string[], language: LanguageCode): Promise<Words | undefined> {
  const [found] = await orm
    .select({
      names: sql<
        Words["names"]
      >`json_object_agg(${products.id}, json_build_array(${products.name}, ${products.translations} -> ${language}::text ->> 'name'))`,
      first: sql<LanguageCode>`${stores.languages}[1]`,
      words: sql<Words["words"]>`${stores.translations} -> ${language}::text -> 'words'`,
    })
    .from(products)
    .innerJoin(stores, sql`${stores.id} = ${products.storeId} AND ${language}::text = ANY(${stores.languages}[2:])`)
    .where(sql`${products.id} IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::json))`)
    .groupBy(stores.id);
  return found;
}
