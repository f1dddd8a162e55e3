import type { LanguageCode } from "#contract/languages.ts";
import { inLanguageOf } from "../../common/languages/inLanguageOf";
import type { ShelfCategory } from "./shelf/shelf.types";

/** A category as it is answered in a language that its store offers. */
export const categoryIn = ({ translations, ...category }: ShelfCategory, language: LanguageCode | undefined) =>
  inLanguageOf(category, translations, language, ["name"]);
