export const chosenOf = (option: string, value: string) => `${option}: ${value}`;
export const soldOutShort = "स्टॉक में नहीं";
export const soldWith = (others: readonly string[]) =>
  `${others.slice(0, 2).join(", ")}${others.length > 2 ? ` और ${others.length - 2} अन्य` : ""} में`;
export const notInThisChoice = "इस विकल्प में नहीं";
export const instead = (asked: string, isSoldOut: boolean, shown: string) =>
  `${isSoldOut ? `${asked} स्टॉक में नहीं है।` : `${asked} नहीं है।`} इसके बदले ${shown} दिखाया गया है।`;
