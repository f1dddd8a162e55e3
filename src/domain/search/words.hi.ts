export const priceLowToHigh = "दाम: कम से ज़्यादा";
export const priceHighToLow = "दाम: ज़्यादा से कम";
export const name = "नाम";
export const newest = "सबसे नए";
export const rating = "रेटिंग";
export const searchFor = (query: string) => `“${query}” खोजें`;
