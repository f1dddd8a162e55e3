import type { ProductGroup } from "./productGroup";

/** What the bakery's pictures show. The keys are the names that the store's content uses after `os-`. */
export const ovenStoryGroups: ProductGroup[] = [
  {
    tints: ["#e6a5b4", "#d9b58c", "#c9b6dd", "#efcf8d"],
    companions: ["1f353", "1f33c"],
    things: {
      truffle: "1f370",
      birthday: "1f382",
      cheesecake: "1f967",
      cupcake: "1f9c1",
      cookies: "1f36a",
      croissant: "1f950",
      sourdough: "1f35e",
      baguette: "1f956",
    },
  },
];
