export const search = "تلاش";
export const comingSoon = "جلد آ رہا ہے..";
