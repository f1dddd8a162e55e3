import { AsyncLocalStorage } from "node:async_hooks";
import type { LanguageCode } from "#contract/languages.ts";

const language = new AsyncLocalStorage<LanguageCode | undefined>();

/**
 * The language of the call or message that this code works on; undefined: the store's first language. What several calls
 * share, such as a kept answer, takes its language as an argument and never asks here.
 */
export function languageNow(): LanguageCode | undefined {
  return language.getStore();
}

/** Does the work, and all that it waits for, in a language. */
export function inLanguage<T>(code: LanguageCode | undefined, work: () => T): T {
  return language.run(code, work);
}
