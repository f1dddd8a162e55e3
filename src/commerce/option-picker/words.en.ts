export const chosenOf = (option: string, value: string) => `${option}: ${value}`;
export const soldOutShort = "Sold out";
/** Under a value that cannot be bought with the rest of the choice. `others` are values of the other options. */
export const soldWith = (others: readonly string[]) => {
  const [first, second, ...more] = others;
  return `In ${[first, second].filter(Boolean).join(", ")}${more.length > 0 ? ` and ${more.length} more` : ""}`;
};
/** Only screen readers say it, between a value and what it can be bought with. */
export const notInThisChoice = "not in this choice";
export const instead = (asked: string, isSoldOut: boolean, shown: string) =>
  `${isSoldOut ? `${asked} is sold out.` : `There is no ${asked}.`} ${shown} is shown instead.`;
