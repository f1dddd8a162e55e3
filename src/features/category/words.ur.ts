export const browseProducts = "سامان دیکھیں";
export const notFound = "نہیں ملا";
export const clearFilters = "فلٹر ہٹائیں";
export const noProductFound = "کوئی پروڈکٹ نہیں ملی";
export const nothingFits = "ان سب فلٹروں کے مطابق کچھ نہیں ہے۔";
export const seeAllProducts = "سارا سامان دیکھیں";
export const products = "سامان";
export const noProductsInCategory = "اس زمرے میں ابھی کوئی سامان نہیں ہے۔";
export const categoriesFailed = "زمرے نہیں کھل سکے۔";
export const tryAgain = "دوبارہ کوشش کریں";
export const allProducts = "سارا سامان";
export const categories = "زمرے";
export const loadingCategories = "زمرے کھل رہے ہیں";
export const back = "واپس";
export const toChooseFrom = (heading: string, count: string) => `\u2068${heading}\u2069: چننے کے لیے ${count} پروڈکٹس`;
export const firstPageAt = (what: string, store: string) =>
  `\u2068${store}\u2069 پر \u2068${what}\u2069۔ قیمتیں اور آفرز دیکھیں، اور آن لائن آرڈر کریں۔`;
export const pageAt = (what: string, store: string, page: number) =>
  `\u2068${store}\u2069 پر \u2068${what}\u2069۔ صفحہ ${page}۔`;
export const productCount = (count: number, shown: string) => `${shown} ${count === 1 ? "پروڈکٹ" : "پروڈکٹس"}`;
export const storeOrder = "دکان کی اپنی ترتیب";
export const sortAndFilterWith = (count: number) => `ترتیب اور فلٹر (${count})`;
export const sortAndFilter = "ترتیب اور فلٹر";
