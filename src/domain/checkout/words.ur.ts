export const orderNotPlaced = "آپ کا آرڈر نہیں ہوا۔ براہِ کرم دوبارہ کوشش کریں۔";
export const orderNotConfirmed = "ابھی آپ کے آرڈر کی تصدیق نہیں ہو سکی۔";
export const placingAgainIsSafe = (message: string) =>
  `\u2068${message}\u2069 دوبارہ آرڈر کرنے میں کوئی حرج نہیں: آرڈر ایک ہی بار ہوگا۔`;
export const toPay = "کل ادائیگی";
export const delivery = "ڈیلیوری";
export const deliveryAdds = "ڈیلیوری کے مزید";
export const couponCheckedLater = "ابھی اس کی جانچ نہیں ہو سکی۔ آگے بڑھنے پر دوبارہ جانچ ہوگی۔";
export const enterCouponCode = "کوپن کوڈ لکھیں۔";
export const couponNotChecked = "کوپن کی جانچ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔";
export const selectPaymentMethod = "براہِ کرم ادائیگی کا طریقہ چنیں";
export const somethingWentWrong = "کچھ گڑبڑ ہو گئی";
export const someNotInStock = "کچھ پروڈکٹس اب اتنی تعداد میں اسٹاک میں نہیں ہیں جتنی آپ نے چنی تھیں۔";
export const free = "مفت";
export const price = "قیمت";
export const discount = "رعایت";
export const coupon = "کوپن";
export const tax = "ٹیکس";
