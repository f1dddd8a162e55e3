export const brand = "ब्रांड";
export const countryOfOrigin = "मूल देश";
export const maker = "बनाने वाला";
export const material = "मटेरियल";
export const ingredients = "सामग्री";
export const shelfLife = "कब तक अच्छा";
export const storage = "कैसे रखें";
export const care = "देखभाल";
