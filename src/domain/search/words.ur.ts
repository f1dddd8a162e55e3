export const priceLowToHigh = "قیمت: کم سے زیادہ";
export const priceHighToLow = "قیمت: زیادہ سے کم";
export const name = "نام";
export const newest = "سب سے نیا";
export const rating = "ریٹنگ";
export const searchFor = (query: string) => `“\u2068${query}\u2069” تلاش کریں`;
