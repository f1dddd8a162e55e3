export const whatAreYouLookingFor = "آپ کیا ڈھونڈ رہے ہیں؟";
export const resultsFor = (query: string) => `\u2068${query}\u2069 کے نتیجے`;
export const productsFor = (query: string, store: string, count: string | undefined) =>
  `\u2068${store}\u2069 پر “\u2068${query}\u2069” کا سامان${count === undefined ? "۔" : `: ${count} ملے۔`}`;
export const productCount = (count: number, shown: string) => `${shown} ${count === 1 ? "پروڈکٹ" : "پروڈکٹس"}`;
export const sortAndFilterWith = (activeFilters: number) => `ترتیب اور فلٹر (${activeFilters})`;
export const sortAndFilter = "ترتیب اور فلٹر";
export const resultsForQuery = (query: string) => `\u2068${query}\u2069 کے نتیجے`;
export const spelledOtherwise = (query: string) => `ان ہجوں سے یہاں کچھ نہیں ہے۔ یہ \u2068${query}\u2069 کے نتیجے ہیں۔`;
export const clearFilters = "فلٹر ہٹائیں";
export const browseProducts = "سامان دیکھیں";
export const searchResults = "تلاش کے نتیجے";
export const noProductFound = "کوئی پروڈکٹ نہیں ملی";
export const nothingFits = "ان سب فلٹروں کے مطابق کچھ نہیں ہے۔";
export const tryAnotherWord = "کوئی اور لفظ لکھیں، یا زمروں میں دیکھیں۔";
export const typeName = "اوپر تلاش کے خانے میں پروڈکٹ کا نام لکھیں۔";
export const relevance = "بہترین نتیجے";
