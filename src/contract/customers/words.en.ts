export const home = "Home";
export const office = "Office";
export const other = "Other";
