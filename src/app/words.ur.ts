export const takingLonger = "اس میں معمول سے زیادہ وقت لگ رہا ہے۔ براہِ کرم رکیں، ہم کوشش کر رہے ہیں۔";
export const shopOnlineAt = (name: string) => `\u2068${name}\u2069 سے آن لائن خریداری کریں۔`;
export const notFound = "نہیں ملا";
export const needsJavaScript =
  "اس دکان میں آرڈر دینے کے لیے JavaScript ضروری ہے۔ براہِ کرم اسے آن کریں اور صفحہ دوبارہ کھولیں۔";
