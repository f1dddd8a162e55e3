import * as words from "../words.en";

/** A text as a sentence: with the full stop of the page's language, unless it ends with a mark. */
export const asSentence = (text: string): string =>
  text === "" || /[.!?…।۔؟]$/.test(text) ? text : text + words.fullStop;
