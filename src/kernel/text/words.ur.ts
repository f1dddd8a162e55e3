export const comma = "، ";
/** All that is no Arabic letter, space or comma: also digits, whose groups (`98765 43210`) would change places. */
export const otherWay = /[^\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc\s]/;
