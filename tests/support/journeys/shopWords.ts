import type { LanguageCode } from "#contract/languages.ts";
import type { Catalogue } from "#kernel/words/Catalogue.types.ts";

/** The catalogues of the screens that a purchase passes. */
const english = {
  shell: () => import("#app/shell/words.en.ts"),
  commerce: () => import("#commerce/words.en.ts"),
  login: () => import("#features/login/words.en.ts"),
  cart: () => import("#features/cart/words.en.ts"),
  order: () => import("#features/order/words.en.ts"),
};
type Folder = keyof typeof english;

export type ShopWords = { [Name in Folder]: Catalogue<Awaited<ReturnType<(typeof english)[Name]>>> };

const PATHS: Record<Folder, string> = {
  shell: "app/shell",
  commerce: "commerce",
  login: "features/login",
  cart: "features/cart",
  order: "features/order",
};

/** The shop's texts in one language, as a test looks for them on the screen. `checkCatalogues` compares their types. */
export async function shopWords(code: LanguageCode): Promise<ShopWords> {
  const read = Object.entries(PATHS).map(async ([name, path]) => [
    name,
    await import(new URL(`../../../src/${path}/words.${code}.ts`, import.meta.url).href),
  ]);
  return Object.fromEntries(await Promise.all(read)) as ShopWords;
}

/** All texts of these catalogues that stand on a screen as they are, without values. */
export const textsOf = (words: ShopWords): string[] =>
  Object.values(words).flatMap((catalogue) => Object.values(catalogue).filter((text) => typeof text === "string"));
