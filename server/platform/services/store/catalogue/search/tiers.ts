/** How well a product fits a query. Each is better than the next. */
export const TIER = {
  exact: 1,
  /** The words name the kind of product: for `milk`, "Toned Milk" comes before "Milk Bread". */
  called: 2,
  beginsWith: 3,
  /** Another name, or another spelling of what was typed, names the kind of product: "Toned Milk" for `dudh`. */
  calledOtherwise: 4,
  /** The name begins with another name or spelling: "Potato Jyoti" for `aloo`. */
  beginsOtherwise: 5,
  wholeWords: 6,
  /** The name begins with what was typed, but is of another kind: "Garlic Baguette" for `garlic`. */
  ofAnotherKind: 7,
  calledBegins: 8,
  nameBegins: 9,
  wordsBegin: 10,
  brand: 11,
  otherwise: 12,
  misspelt: 13,
  category: 14,
  /** Without a query, or when how well a product fits does not count. */
  any: 15,
};
