/** `lang={langOf(faq, "q")}` and `lang={textLang}`, or the same in an object. */
const MARK = /\s+\w*[lL]ang(?:=\{(?:langOf\([^()]*\)|(?:\w+\.)?(?:text|title)Lang)\}|: langOf\([^()]*\),)/g;

/**
 * Leaves the language of untranslated texts out of the English build, which most shoppers load: a store's first language
 * is nearly always English, so that there is nothing to mark (ADR 76).
 */
export default function leaveOutLang(source) {
  return source.replace(MARK, "");
}
