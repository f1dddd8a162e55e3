export const preparing = "تیار ہو رہے ہیں";
export const ready = "تیار ہیں";
export const nonePreparing = "ابھی کوئی آرڈر تیار نہیں ہو رہا";
export const noneReady = "ابھی کوئی آرڈر تیار نہیں ہے";
export const cut = (shown: number, total: number) => `${total} میں سے ${shown} نمبر`;
export const cutHint = "براہِ کرم کاؤنٹر پر پوچھیں";
export const asSeenAt = (time: string) => `کنکشن نہیں ہے۔ \u2068${time}\u2069 تک کے نمبر`;
export const notReached = "دکان سے ابھی رابطہ نہیں ہو پا رہا";
