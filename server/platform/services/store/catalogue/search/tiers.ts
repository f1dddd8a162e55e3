/** How well a product fits a query. Each is better than the next. */
export const TIER = {
  exact: 1,
  /** The words name the kind of product: for `milk`, "Toned Milk" comes before "Milk Bread". */
  called: 2,
  beginsWith: 3,
  wholeWords: 4,
  calledBegins: 5,
  nameBegins: 6,
  wordsBegin: 7,
  brand: 8,
  misspelt: 9,
  category: 10,
  /** Without a query, or when how well a product fits does not count. */
  any: 11,
};
