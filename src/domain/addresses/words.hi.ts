export const addAddress = "पता जोड़ें";
export const editAddress = "पता बदलें";
export const addressNotSaved = "पता सेव नहीं हो सका। फिर कोशिश करें।";
