import { ar } from "make-plural/cardinals";
import * as english from "./words.en";

export const add = "أضف";
export const items: typeof english.items = (count) =>
  ({
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: `${count} منتجات`,
    many: `${count} منتجًا`,
    other: `${count} منتج`,
  })[ar(count)];
export const inStatements = english.inStatements;
export const greeting: typeof english.greeting = (name, of) =>
  `${{ her: "أرسلت", him: "أرسل", other: "أرسل" }[of]} ${name} قائمة: ${items(3)}`;
export const inSentence: typeof english.inSentence = (count) =>
  `${{ zero: "لا", one: `${count} منتج`, two: "منتجان", few: "", many: "", other: "" }[ar(count)]} في السلة`;
export const inWords = english.inWords;
