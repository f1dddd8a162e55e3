export const brand = "Brand";
export const countryOfOrigin = "Country of origin";
export const maker = "Made by";
export const material = "Material";
export const ingredients = "Ingredients";
export const shelfLife = "Shelf life";
export const storage = "How to store";
export const care = "Care";
