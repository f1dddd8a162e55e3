/** Stands between the parts of a list. */
export const comma = ", ";
/** Letters of Hebrew, Arabic and their neighbours, which run against the sentence. */
export const otherWay = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
