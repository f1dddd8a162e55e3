import { type LanguageCode, languageCodes } from "#contract/languages.ts";
import type { Policies } from "#contract/store/stores.ts";
import type { Translations } from "../services/common/languages/Translations.types";
import { notOffered } from "./languages/wordColumns";
import type { Problem } from "./StoreFolder.types";
import { markdownToHtml } from "./toHtml";
import { toText } from "./toText";

const FILES: Record<string, keyof Policies> = {
  "policies/privacy.md": "privacyPolicy",
  "policies/refund.md": "refundPolicy",
  "policies/shipping.md": "shippingPolicy",
  "policies/terms.md": "termsAndConditions",
};

const inLanguage = (file: string, code: LanguageCode) => file.replace(/\.md$/, `.${code}.md`);

/** Every file that a policy may have: `policies/refund.md`, `policies/refund.hi.md`. */
export const POLICY_FILES = Object.keys(FILES).flatMap((file) => [
  file,
  ...languageCodes.map((code) => inLanguage(file, code)),
]);

interface ReadPolicies {
  policies: Policies;
  translations: Translations<Partial<Policies>>;
  problems: Problem[];
}

/** A missing file is a policy that the store has not set. @param languages the store's, the first one first */
export function readPolicies(
  texts: ReadonlyMap<string, Buffer>,
  languages: readonly LanguageCode[] = [],
): ReadPolicies {
  const policies: Policies = { privacyPolicy: "", refundPolicy: "", shippingPolicy: "", termsAndConditions: "" };
  const translations: Translations<Partial<Policies>> = {};
  const problems: Problem[] = [];
  const htmlOf = (file: string) => {
    const bytes = texts.get(file);
    if (bytes === undefined) return undefined;
    const { text, problem } = toText(file, bytes);
    if (text === undefined) problems.push(problem);
    return text && markdownToHtml(text);
  };
  for (const [file, policy] of Object.entries(FILES)) {
    policies[policy] = htmlOf(file) ?? "";
    for (const code of languageCodes) {
      const translated = inLanguage(file, code);
      const html = htmlOf(translated);
      if (html === undefined || languages.length === 0) continue;
      if (languages.slice(1).includes(code)) translations[code] = { ...translations[code], [policy]: html };
      else problems.push({ file: translated, message: `it is ${notOffered(code, languages, file)}` });
    }
  }
  return { policies, translations, problems };
}
