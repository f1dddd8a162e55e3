export const comma = ", ";
export const otherWay = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
