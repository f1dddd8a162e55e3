import type { LanguageCode } from "#contract/languages.ts";

/** Whether a part of an address names the language of this build; another language's pages are another build's (ADR 74). */
export const isOwnLanguage = (segment: string | undefined): segment is LanguageCode => segment === __LANGUAGE__;
