export const whatAreYouLookingFor = "आप क्या ढूँढ रहे हैं?";
export const resultsFor = (query: string) => `${query} के नतीजे`;
export const productsFor = (query: string, store: string, count: string | undefined) =>
  `${store} पर “${query}” के प्रोडक्ट${count === undefined ? "।" : `: ${count} मिले।`}`;
export const productCount = (_count: number, shown: string) => `${shown} प्रोडक्ट`;
export const sortAndFilterWith = (activeFilters: number) => `क्रम और फ़िल्टर (${activeFilters})`;
export const sortAndFilter = "क्रम और फ़िल्टर";
export const resultsForQuery = (query: string) => `${query} के नतीजे`;
export const spelledOtherwise = (query: string) => `इन अक्षरों से कुछ नहीं मिला। ये नतीजे ${query} के हैं।`;
export const clearFilters = "फ़िल्टर हटाएँ";
export const browseProducts = "प्रोडक्ट देखें";
export const searchResults = "खोज के नतीजे";
export const noProductFound = "कोई प्रोडक्ट नहीं मिला";
export const nothingFits = "इन सभी फ़िल्टरों से कुछ मेल नहीं खाता।";
export const tryAnotherWord = "कोई और शब्द लिखें, या कैटेगरी में देखें।";
export const typeName = "ऊपर सर्च में प्रोडक्ट का नाम लिखें।";
export const relevance = "सबसे मिलते-जुलते";
