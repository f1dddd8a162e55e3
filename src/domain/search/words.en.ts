export const priceLowToHigh = "Price: low to high";
export const priceHighToLow = "Price: high to low";
export const name = "Name";
export const newest = "Newest";
export const rating = "Rating";
export const searchFor = (query: string) => `Search for “${query}”`;
