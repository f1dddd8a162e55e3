import { isLanguageCode, type LanguageCode, languages } from "../../src/contract/languages.ts";

/** The parameter of the frame's address that names the language of its texts. */
const PARAMETER = "language";

/**
 * The first script of the frame. Texts are constants of modules, so their language is chosen before any module runs: by the
 * address, which `loadLanguage` writes, or by the toolbar's position in it (`globals=language:ur`).
 */
export const firstScript = `<script>{
  const asked = new URLSearchParams(location.search);
  globalThis.haatLanguage = asked.get("${PARAMETER}") ?? /\\blanguage:(\\w+)/.exec(asked.get("globals"))?.[1] ?? "en";
}</script>`;

export const loadedLanguage = (): string => (globalThis as { haatLanguage?: string }).haatLanguage ?? "en";

export const directionOf = (code: string): "ltr" | "rtl" => languages[isLanguageCode(code) ? code : "en"].direction;

/**
 * Loads the frame anew if its texts are in another language.
 * @param toolbar the position of the toolbar, which a story of one language overrules
 * @returns whether it does
 */
export function loadLanguage(wanted: unknown, toolbar: unknown, page: Pick<Location, "href" | "replace">): boolean {
  if (!isLanguageCode(wanted) || wanted === loadedLanguage()) return false;
  const address = new URL(page.href);
  address.searchParams.set(PARAMETER, wanted);
  address.searchParams.set("globals", withLanguage(address.searchParams.get("globals") ?? "", toolbar));
  page.replace(address.href);
  return true;
}

/** `scheme:dark;language:hi` in another language. */
function withLanguage(globals: string, toolbar: unknown): string {
  const others = globals.split(";").filter((each) => each !== "" && !each.startsWith("language:"));
  const code: LanguageCode = isLanguageCode(toolbar) ? toolbar : "en";
  return [...others, `language:${code}`].join(";");
}
