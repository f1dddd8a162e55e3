export const brand = "برانڈ";
export const countryOfOrigin = "تیار کردہ ملک";
export const maker = "بنانے والا";
export const material = "مٹیریل";
export const ingredients = "اجزا";
export const shelfLife = "میعاد";
export const storage = "رکھنے کا طریقہ";
export const care = "دیکھ بھال";
