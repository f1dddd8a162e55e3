export const comma = "، ";
/** Whose first letter is not Arabic, or that has none: the groups of a number (`98765 43210`) would change places. */
export const otherWay = /^\P{L}+$|^\P{L}*(?!\p{Script=Arabic})\p{L}/u;
