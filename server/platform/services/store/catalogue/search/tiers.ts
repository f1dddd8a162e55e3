/** How well a product fits a query. Each is better than the next. */
export const TIER = {
  exact: 1,
  /** The product is what the words say: "Toned Milk" for `milk` comes before "Milk Bread". */
  called: 2,
  beginsWith: 3,
  wholeWords: 4,
  calledBegins: 5,
  nameBegins: 6,
  wordsBegin: 7,
  brand: 8,
  misspelt: 9,
  category: 10,
  /** Where nothing is searched for, or where how well a product fits does not count. */
  any: 11,
};
