import type { LanguageCode } from "#contract/languages.ts";
import type { StoreWords, Translations } from "../../services/common/languages/Translations.types";
import { sizeOf } from "../csv/cells";
import type { StoreFolder } from "../StoreFolder.types";
import { quoted } from "../suggestion";

interface Translatable {
  translations?: Translations<object>;
}

/** Rows that should have a text, under the names by which their owner knows them. */
interface Kind {
  /** `12 of 143 products have no name`. */
  what: string;
  field: string;
  rows: readonly { called: string; row: Translatable }[];
}

/** A remark for each kind of words that a language lacks: `hi: 12 of 143 products have no name, first: shimla-apple.` */
export function missingWords(folder: StoreFolder): string[] {
  return folder.languages.slice(1).flatMap((code) => [
    ...kindsOf(folder).flatMap(({ what, field, rows }) => {
      const missing = rows.filter(({ row }) => !Object.hasOwn(row.translations?.[code] ?? {}, field));
      return missing.length === 0
        ? []
        : [`${code}: ${missing.length} of ${rows.length} ${what}, first: ${missing[0]?.called}.`];
    }),
    ...missingOfStore(folder, code),
  ]);
}

function kindsOf({ products, categories, faqs, banners, announcements, testimonials }: StoreFolder): Kind[] {
  const goods = products.map((row) => ({ called: row.handle, row }));
  const texts = <T extends Translatable>(rows: readonly T[], say: (row: T) => string) =>
    rows.map((row) => ({ called: quoted(say(row)), row }));
  return [
    { what: "products have no title", field: "name", rows: goods },
    {
      what: "products have no description",
      field: "description",
      rows: goods.filter(({ row }) => row.description !== ""),
    },
    {
      what: "categories have no name",
      field: "name",
      rows: categories.map((row) => ({ called: row.handle, row })),
    },
    { what: "questions are not translated", field: "q", rows: texts(faqs, ({ q }) => q) },
    { what: "answers are not translated", field: "a", rows: texts(faqs, ({ q }) => q) },
    { what: "banners do not say what they show", field: "altText", rows: texts(banners, ({ altText }) => altText) },
    {
      what: "announcements are not translated",
      field: "message",
      rows: texts(announcements, ({ message }) => message),
    },
    {
      what: "testimonials are not translated",
      field: "message",
      rows: texts(testimonials, ({ message }) => message),
    },
  ];
}

function missingOfStore(folder: StoreFolder, code: LanguageCode): string[] {
  const said: StoreWords = folder.translations?.[code] ?? {};
  const policies = Object.entries(folder.policies).filter(
    ([name, text]) => text !== "" && !Object.hasOwn(said.policies ?? {}, name),
  );
  const shared = sharedWords(folder);
  const words = shared.filter((word) => !Object.hasOwn(said.words ?? {}, word));
  return [
    ...(folder.description !== "" && said.description === undefined ? [`${code}: the store has no description.`] : []),
    ...(policies.length > 0
      ? [`${code}: ${policies.length} policies are not translated, first: ${policies[0]?.[0]}.`]
      : []),
    ...(words.length > 0
      ? [`${code}: ${words.length} of ${shared.length} words are not translated, first: ${quoted(words[0])}.`]
      : []),
  ];
}

/** The short words that `words` of store.yaml translates. A brand has the same name in each language. */
function sharedWords({ products, declaredFacts, shipping }: StoreFolder): string[] {
  const ofProducts = products.flatMap(({ options, facts: { brand: _, ...facts } }): string[] => [
    ...options.flatMap(({ name, values }) => [name, ...values]),
    ...Object.values(facts).filter((value) => value !== undefined),
  ]);
  const all = [...ofProducts, ...declaredFacts.map(({ label }) => label), ...shipping.shippingTimes];
  return [...new Set(all)].filter(isWord);
}

/** Weights and sizes such as XL are written in the same way in each language. */
const isWord = (text: string) => sizeOf(text) === undefined && /[\p{Ll}\p{Lo}]/u.test(text);
