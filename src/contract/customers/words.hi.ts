export const home = "घर";
export const office = "ऑफ़िस";
export const other = "अन्य";
