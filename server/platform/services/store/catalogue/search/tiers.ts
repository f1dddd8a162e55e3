/** How well a product fits. Each is better than the next. */
export const TIER = {
  exact: 1,
  /** It is what the words say: "Toned Milk" for `milk`, before "Milk Bread", which only has some in it. */
  called: 2,
  beginsWith: 3,
  wholeWords: 4,
  calledBegins: 5,
  nameBegins: 6,
  wordsBegin: 7,
  brand: 8,
  misspelt: 9,
  category: 10,
  /** Where nothing is looked for, or how well it fits does not count. */
  any: 11,
};
