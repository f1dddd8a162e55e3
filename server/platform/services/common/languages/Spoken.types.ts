import type { LanguageCode } from "#contract/languages.ts";

/** A further language of a store, in which it answers a call, and its first one, in which it is written. */
export interface Spoken {
  code: LanguageCode;
  first: LanguageCode;
}
