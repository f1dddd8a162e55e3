export const giftNote = "تحفے کا پیغام";
export const aFewWords = "آرڈر کے ساتھ چند الفاظ";
export const onACard = (most: number) => `ہم انہیں پارسل میں ایک کارڈ پر لکھ دیں گے۔ زیادہ سے زیادہ ${most} حروف۔`;
export const noteNotSaved = "تحفے کا پیغام محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔";
export const packingLine = (note: string) => `تحفے کا پیغام: ${note}`;
