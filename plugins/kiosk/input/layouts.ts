import type { LanguageCode } from "#contract/languages.ts";

/** In the form that react-simple-keyboard takes: one string for each row, special keys in braces. */
export type Rows = { default: string[]; shift: string[] };

export const numberRows = ["1 2 3", "4 5 6", "7 8 9", "{bksp} 0 {done}"];

const english: Rows = {
  default: [
    "1 2 3 4 5 6 7 8 9 0 {bksp}",
    "q w e r t y u i o p",
    "a s d f g h j k l {enter}",
    "{shift} z x c v b n m , . @ {shift}",
    "{lang} - {space} / {done}",
  ],
  shift: [
    "1 2 3 4 5 6 7 8 9 0 {bksp}",
    "Q W E R T Y U I O P",
    "A S D F G H J K L {enter}",
    "{shift} Z X C V B N M , . @ {shift}",
    "{lang} - {space} / {done}",
  ],
};

/** InScript, the standard layout for Devanagari in India. */
const hindi: Rows = {
  default: [
    "1 2 3 4 5 6 7 8 9 0 ृ {bksp}",
    "ौ ै ा ी ू ब ह ग द ज ड ़",
    "ो े ् ि ु प र क त च ट {enter}",
    "{shift} ॉ ं म न व ल स , . य {shift}",
    "{lang} - {space} / {done}",
  ],
  shift: [
    "१ २ ३ ४ ५ ६ ७ ८ ९ ० ऋ {bksp}",
    "औ ऐ आ ई ऊ भ ङ घ ध झ ढ ञ",
    "ओ ए अ इ उ फ ऱ ख थ छ ठ {enter}",
    "{shift} ऑ ँ ण ष ळ श क्ष ः । ज्ञ {shift}",
    "{lang} - {space} / {done}",
  ],
};

/** The phonetic layout: each letter on the key of the Latin letter that sounds like it. */
const urdu: Rows = {
  default: [
    "1 2 3 4 5 6 7 8 9 0 {bksp}",
    "ق و ع ر ت ے ء ی ہ پ",
    "ا س د ف گ ح ج ک ل {enter}",
    "{shift} ز ش چ ط ب ن م ، ۔ @ {shift}",
    "{lang} - {space} / {done}",
  ],
  shift: [
    "1 2 3 4 5 6 7 8 9 0 {bksp}",
    "ْ ؤ ٰ ڑ ٹ َ ئ ِ ۃ ُ",
    "آ ص ڈ ّ غ ھ ض خ ٔ {enter}",
    "{shift} ذ ژ ث ظ ً ں ٘ ؛ ؟ . {shift}",
    "{lang} - {space} / {done}",
  ],
};

/** The key for other letters goes through them in this order. */
export const letterRows: Record<LanguageCode, Rows> = { en: english, hi: hindi, ur: urdu };

export const keyFaces: Record<string, string> = {
  "{bksp}": "⌫",
  "{enter}": "⏎",
  "{shift}": "⇧",
  "{space}": " ",
  "{lang}": "A / अ / ا",
  "{done}": "✓",
  // Signs above and below a letter are seen only with a letter.
  ...Object.fromEntries([..."ًَُِّْٰٔ٘"].map((sign) => [sign, `ـ${sign}`])),
};
