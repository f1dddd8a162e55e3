export const endDateTooEarly = "خرابی! آخری تاریخ شروع کی تاریخ سے پہلے نہیں ہو سکتی۔";
export const selectDaysAndStart = "خرابی! براہِ کرم دہرانے کے دن اور شروع کی تاریخ چنیں۔";
export const selectValidStart = "خرابی! براہِ کرم شروع کی درست تاریخ چنیں۔";
export const addAnAddress = "خرابی! براہِ کرم پتہ شامل کریں۔";
export const paymentMethodDisabled = "خرابی! ادائیگی کا طریقہ بند ہے، براہِ کرم دکان سے رابطہ کریں۔";
export const selectPaymentMode = "خرابی! براہِ کرم ادائیگی کا طریقہ چنیں۔";
