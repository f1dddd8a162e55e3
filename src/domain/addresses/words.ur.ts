export const addAddress = "پتہ شامل کریں";
export const editAddress = "پتہ بدلیں";
export const addressNotSaved = "پتہ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔";
