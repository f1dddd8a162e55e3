export const chosenOf = (option: string, value: string) => `\u2068${option}\u2069: \u2068${value}\u2069`;
export const soldOutShort = "اسٹاک ختم";
export const soldWith = (others: readonly string[]) =>
  `${others
    .slice(0, 2)
    .map((other) => `\u2068${other}\u2069`)
    .join("، ")}${others.length > 2 ? ` اور ${others.length - 2} دیگر` : ""} میں`;
export const notInThisChoice = "اس انتخاب میں نہیں";
export const instead = (asked: string, isSoldOut: boolean, shown: string) =>
  `\u2068${asked}\u2069 ${isSoldOut ? "کا اسٹاک ختم ہے" : "موجود نہیں"}۔ اس کی جگہ \u2068${shown}\u2069 دکھایا گیا ہے۔`;
