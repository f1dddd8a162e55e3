import { inLanguageOf } from "../../common/languages/inLanguageOf";
import type { Spoken } from "../../common/languages/Spoken.types";
import type { ShelfCategory } from "./shelf/shelf.types";

/** A category as it is answered in a language that its store offers. */
export const categoryIn = ({ translations, ...category }: ShelfCategory, language: Spoken | undefined) =>
  inLanguageOf(category, translations, language, ["name"]);
