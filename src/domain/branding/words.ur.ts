export const storeNotFound = "دکان نہیں ملی۔";
export const storeDoesNotAnswer = "دکان سے جواب نہیں آ رہا۔";
