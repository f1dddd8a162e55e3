export const home = "گھر";
export const office = "دفتر";
export const other = "دیگر";
