export const wallet = "والیٹ";
export const currentBalance = "موجودہ بیلنس";
export const rechargeWallet = "والیٹ ریچارج کریں";
export const transactionHistory = "لین دین کی تفصیل";
export const noTransactionsFound = "کوئی لین دین نہیں ملا";
export const transactionsStandHere = "والیٹ میں جو رقم آئے گی اور جو خرچ ہوگی، یہاں نظر آئے گی۔";
export const onlinePayment = "آن لائن ادائیگی";
export const addedOncePaid = "ادائیگی ہوتے ہی رقم شامل ہو جاتی ہے";
export const cashOnDelivery = "کیش آن ڈیلیوری";
export const addedOnceCollected = "نقد رقم وصول ہونے پر شامل ہوتی ہے";
export const amount = "رقم";
export const paymentMethod = "ادائیگی کا طریقہ";
export const rechargeLimits = "ایک بار میں \u2068₹1\u2069 سے \u2068₹1,00,000\u2069 تک";
export const usualSums = "عام رقمیں";
export const date = "تاریخ";
export const description = "تفصیل";
export const type = "قسم";
export const pending = "زیرِ انتظار";
export const credit = "جمع";
export const debit = "خرچ";
export const recharge = "ریچارج کریں";
export const loadingTheForm = "فارم کھل رہا ہے";
export const tooLowForOrder = (balance: string, amount: string) =>
  `آپ کے والیٹ میں \u2068${balance}\u2069 ہیں، جو \u2068${amount}\u2069 کے اس آرڈر کے لیے کم ہیں۔`;
export const tooLowForFirstDelivery = (balance: string, amount: string) =>
  `آپ کے والیٹ میں \u2068${balance}\u2069 ہیں، جو \u2068${amount}\u2069 کی پہلی ڈیلیوری کے لیے کم ہیں۔`;
export const insufficientBalance = "بیلنس کم ہے";
export const loadingYourWallet = "آپ کا والیٹ کھل رہا ہے";
export const paymentFailed = "ادائیگی ناکام";
export const walletRecharged = "والیٹ ریچارج ہو گیا";
export const addedToBalanceLater = (amount: string) =>
  `نقد رقم وصول ہونے پر \u2068${amount}\u2069 آپ کے بیلنس میں شامل ہو جائیں گے۔`;
export const walletNotRecharged = "والیٹ ریچارج نہیں ہو سکا";
export const payFromYourWallet = "اپنے والیٹ سے ادا کریں";
export const balance = (amount: string) => `بیلنس \u2068${amount}\u2069`;
