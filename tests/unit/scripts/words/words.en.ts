export const add = "Add; or `take` it";
export const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);
export const greeting = (name: string, of: "her" | "him" | "other") =>
  `${name} sent you ${{ her: "her", him: "his", other: "their" }[of]} list: ${items(3)}`;
export const inStatements = (count: number) => {
  return `${count}`;
};
export const inSentence = (count: number) => `${items(count)} in the cart`;
const NUMBERS = ["none", "one"];
export const inWords = (count: number) => NUMBERS[count] ?? `${count}`;
