import type { KioskWords } from "../languages";

const RUPEES = /₹([\d,]+)(?:\.(\d\d))?/g;

/** A text as it is said: amounts in words that every voice knows, and a pause in place of signs. */
export function spoken(text: string, words: KioskWords): string {
  return (
    text
      // A voice needs no marks of direction, and some say them.
      .replace(/[\u2066-\u2069]/g, "")
      .replace(RUPEES, (_, rupees: string, paise = "00") =>
        words.spokenAmount(rupees.replaceAll(",", ""), Number(paise)),
      )
      .replace(/\s*[·…]\s*/g, ", ")
      .replace(/\s+/g, " ")
      .replace(/ ,/g, ",")
      .replace(/(\s*[,.]\s*)+,/g, ",")
      .replace(/^[\s,]+|[\s,]+$/g, "")
  );
}
