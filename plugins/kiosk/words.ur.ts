export {
  chosenOf,
  instead,
  notInThisChoice,
  soldOutShort,
  soldWith,
} from "#commerce/option-picker/words.ur.ts";
export const touchToStart = "شروع کرنے کے لیے چھوئیں";
export const welcome = (store: string) => `\u2068${store}\u2069 میں خوش آمدید`;
export const scanHint = "یا کوئی چیز اسکین کریں";
export const chooseLanguage = "اپنی زبان چنیں";
export const easier = "یہ اسکرین آسان بنائیں";
export const bringLower = "نیچے لائیں";
export const largerText = "بڑے حروف";
export const readAloud = "پڑھ کر سنائیں";
export const voiceOn =
  "یہ اسکرین پڑھ کر سنائی جا رہی ہے۔ اوپر اور نیچے کے بٹن ایک چیز سے دوسری پر لے جاتے ہیں، بائیں اور دائیں کے ایک حصے سے دوسرے پر۔ چننے کے لیے اوکے دبائیں۔";
export const price = "قیمت";
export const was = "پہلے";
export const button = "بٹن";
export const field = "لکھنے کی جگہ";
export const isEmpty = "خالی";
export const isOn = "آن";
export const isOff = "آف";
export const isChosen = "چنا ہوا";
export const notNow = "ابھی نہیں ہو سکتا";
export const typeHint = "چاروں بٹنوں سے ہر حرف چنیں اور اوکے دبائیں۔ صحیح کا نشان کی بورڈ بند کرتا ہے۔";
export const keyboardClosed = "کی بورڈ بند ہے۔";
export const spokenAmount = (rupees: string, paise: number) => `${rupees} روپے${paise === 0 ? "" : ` ${paise} پیسے`}`;
export const search = "تلاش";
export const startOver = "نئے سرے سے شروع کریں";
export const startOverQuestion = "نئے سرے سے شروع کریں؟";
export const startOverText = "آپ کا کارٹ اور آپ کا لکھا ہوا سب کچھ ہٹا دیا جائے گا۔";
export const keepShopping = "خریداری جاری رکھیں";
export const searchTitle = "آپ کیا ڈھونڈ رہے ہیں؟";
export const close = "بند کریں";
export const categories = "زمرے";
export const all = "سب";
export const allProducts = "سارا سامان";
export const sizes = (count: number) => `${count} سائز`;
export const options = (count: number) => `${count} آپشن`;
export const oneOfOthers = (own: string, others: string) => `\u2068${own}\u2069 · ${others}`;
export const add = "شامل کریں";
export const amountOf = (product: string) => `\u2068${product}\u2069: تعداد`;
export const less = (product: string) => `\u2068${product}\u2069 ایک کم کریں`;
export const more = (product: string) => `\u2068${product}\u2069 ایک اور ڈالیں`;
export const found = (query: string) => `“\u2068${query}\u2069” کے نتیجے`;
export const nothingFoundText = "کچھ نہیں ملا۔ کوئی اور لفظ لکھیں، یا زمروں میں دیکھیں۔";
export const nothingHere = "یہاں ابھی کچھ نہیں ہے۔";
export const someOf = (shown: number, all: number) => `${all} میں سے ${shown} پروڈکٹس`;
export const showMore = "اور دکھائیں";
export const listFailed = "سامان نہیں کھل سکا۔";
export const tryAgain = "دوبارہ کوشش کریں";
export const yourCart = "آپ کا کارٹ";
export const cartEmptyText = "سامان کے نیچے “شامل کریں” چھوئیں، یا اسے اسکین کریں۔";
export const total = "کل";
export const pay = "ادا کریں";
export const onlyLeft = (count: number) => `صرف ${count} بچے ہیں`;
export const take = (count: number) => `${count} لیں`;
export const takeOut = "ہٹائیں";
export const mendFirst = "آگے بڑھنے کے لیے نشان والی چیزیں بدلیں۔";
export const deliveryLater = "ڈیلیوری اگلے مرحلے میں جڑے گی۔";
export const who = "یہ آرڈر کس کے لیے ہے؟";
export const whoText = "نام یا موبائل نمبر، تاکہ تیار ہونے پر ہم آپ کو بلا سکیں۔";
export const name = "نام";
export const mobile = "موبائل نمبر";
export const mobileHint = "10 ہندسے";
export const whoMissing = "نام یا موبائل نمبر لکھیں";
export const mobileWrong = "موبائل نمبر کے پورے 10 ہندسے لکھیں";
export const goOn = "آگے بڑھیں";
export const haveAccount = "میرا اکاؤنٹ ہے";
export const back = "واپس";
export const skip = "چھوڑیں";
export const howToPay = "آپ کیسے ادا کریں گے؟";
export const items = (count: number) => (count === 1 ? "1 پروڈکٹ" : `${count} پروڈکٹس`);
export const payByPhone = "فون سے ادا کریں";
export const payByPhoneText = "اسکرین کا کوڈ اسکین کریں: UPI، کارڈ اور نیٹ بینکنگ";
export const payThere = "کاؤنٹر پر ادا کریں";
export const payThereText = "نقد یا کارڈ، اپنے آرڈر نمبر کے ساتھ";
export const placeOrder = "آرڈر کریں";
export const oneMoment = "ایک لمحہ …";
export const newTotal = (amount: string) => `کل رقم اب \u2068${amount}\u2069 ہے۔ ادا کرنے کے لیے دوبارہ چھوئیں۔`;
export const notPriced = "کل رقم کا حساب نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔";
export const haveCoupon = "میرے پاس کوپن ہے";
export const couponCode = "کوپن کوڈ";
export const applyCoupon = "لگائیں";
export const couponSaves = (amount: string) => `کوپن سے \u2068${amount}\u2069 کم`;
export const removeCoupon = (code: string) => `کوپن \u2068${code}\u2069 ہٹائیں`;
export const backToProducts = "سامان پر واپس";
export const deliverInstead = "گھر منگوائیں";
export const notPaid = "آپ کی ادائیگی نہیں ہو سکی";
export const notPaidText = "آرڈر نہیں ہوا۔ سارا سامان آپ کے کارٹ میں ہے۔";
export const awaitsPayment = "آپ کے آرڈر کی ادائیگی باقی ہے";
export const awaitsPaymentText = "ادائیگی ہوتے ہی آرڈر ہو جائے گا۔";
export const payAgain = (amount: string) => `دوبارہ کوشش کریں، \u2068${amount}\u2069`;
export const anotherWay = "کسی اور طریقے سے ادا کریں";
export const checkingTitle = "ہم آپ کا آرڈر دیکھ رہے ہیں";
export const checkingText = "جواب ملنے سے پہلے کنکشن ٹوٹ گیا، اس لیے ہم دوبارہ پوچھ رہے ہیں۔ آرڈر ایک ہی بار ہوگا۔";
export const checkNow = "ابھی دیکھیں";
export const payTitle = "ادا کرنے کے لیے اسکین کریں";
export const payShop = (store: string) => `\u2068${store}\u2069 کو ادا کریں`;
export const qrCode = "QR";
export const payTo = (amount: string, store: string) => `\u2068${store}\u2069 کو \u2068${amount}\u2069 ادا کریں`;
export const newCode = "وہ ادائیگی نہیں ہو سکی۔ یہ نیا کوڈ ہے۔";
export const payByUpi = "کوئی بھی UPI ایپ کھولیں اور یہ کوڈ اسکین کریں۔";
export const payByCamera = "فون کا کیمرا کھولیں اور یہ کوڈ اسکین کریں۔ فون پر ادائیگی کا صفحہ کھلے گا۔";
export const payThen = "بینک کی تصدیق ہوتے ہی یہ اسکرین خود آگے بڑھے گی۔";
export const leftToPay = "ادائیگی کے لیے باقی";
export const lastLook = "آخری بار دیکھ رہے ہیں";
export const cancelPayment = "ادائیگی منسوخ کریں";
export const cancelling = "منسوخ ہو رہی ہے …";
export const payFirst = "پہلے یہ ادائیگی پوری یا منسوخ کریں، پھر اسکین کریں۔";
export const phoneReady = "اپنے آرڈر کی ادائیگی کریں";
export const phoneReadyText = "آپ نے دکان کی اسکرین کا کوڈ اسکین کیا ہے۔";
export const phonePaying = "ادائیگی ہو رہی ہے …";
export const phonePayingText = "جو صفحہ کھلا ہے اس میں ادائیگی پوری کریں۔";
export const phoneAsking = "آپ کے بینک کا انتظار ہے";
export const phoneAskingText =
  "اگر آپ ادا کر چکے ہیں تو بینک کی تصدیق ہوتے ہی یہاں نظر آئے گا۔ نہیں کیا، تو دوبارہ کوشش کریں۔";
export const phoneLeft = "دکان کی اسکرین دیکھیں";
export const phoneLeftText = "بینک کی تصدیق ہوتے ہی وہ آگے بڑھے گی۔";
export const phoneNotOpened = "ادائیگی کا صفحہ نہیں کھلا";
export const phoneNotOpenedText = "کوئی رقم نہیں کٹی۔ دوبارہ کوشش کریں، یا کاؤنٹر پر پوچھیں۔";
export const phonePaid = "ادائیگی ہو گئی";
export const phonePaidText = (amount: string) => `\u2068${amount}\u2069 ادا ہو گئے۔ آرڈر نمبر دکان کی اسکرین پر ہے۔`;
export const phoneFailed = "وہ ادائیگی نہیں ہو سکی";
export const phoneFailedText = "دکان کی اسکرین دیکھیں: نیا کوڈ اسکین کریں، یا کسی اور طریقے سے ادا کریں۔";
export const phoneReplaced = "نیا کوڈ آ گیا ہے";
export const phoneReplacedText = "یہ کوڈ اب کام کا نہیں۔ دکان کی اسکرین پر نیا کوڈ اسکین کریں۔";
export const phoneCancelled = "یہ ادائیگی منسوخ ہو گئی";
export const phoneExpired = "اس ادائیگی کا وقت ختم ہو گیا";
export const phoneOverText =
  "آپ دکان کی اسکرین پر دوبارہ ادا کر سکتے ہیں۔ اگر بینک سے رقم کٹ گئی ہے تو وہ آرڈر میں لگے گی یا واپس آئے گی۔";
export const phoneRefunded = "آپ کی رقم واپس آ رہی ہے";
export const phoneRefundedText =
  "یہ اسی کھاتے میں آئے گی جس سے ادائیگی ہوئی تھی۔ دکان کی اسکرین دیکھیں، یا کاؤنٹر پر پوچھیں۔";
export const phoneUnreachable = "دکان سے ابھی رابطہ نہیں ہو پا رہا";
export const phoneUnreachableText =
  "یہ صفحہ خود آگے بڑھے گا۔ آپ جو ادا کر چکے ہیں وہ گنا جائے گا: دکان کی اسکرین دیکھیں۔";
export const phoneEmpty = "یہاں ادا کرنے کو کچھ نہیں ہے";
export const phoneEmptyText = "دکان کی اسکرین کا کوڈ دوبارہ اسکین کریں۔";
export const orderPlaced = "شکریہ! آپ کا آرڈر ہو گیا";
export const orderNumber = "آپ کا آرڈر نمبر";
export const received = (amount: string) => `\u2068${amount}\u2069 وصول ہوئے`;
export const nothingToPay = "کچھ ادا نہیں کرنا";
export const payAtCounter = (amount: string) => `براہِ کرم کاؤنٹر پر \u2068${amount}\u2069 ادا کریں`;
export const pickUp = "سامان لینے کے لیے کاؤنٹر پر یہ نمبر دکھائیں۔";
export const delivered = "ہم اسے آپ کے پتے پر پہنچائیں گے۔";
export const print = "رسید پرنٹ کریں";
export const printed = "اگر کچھ پرنٹ نہ ہو تو اوپر کا نمبر ہی کافی ہے۔";
export const done = "ہو گیا";
export const homeIn = (seconds: number) => `یہ اسکرین ${seconds} سیکنڈ میں نئے سرے سے شروع ہوگی`;
export const orderUnknown = "آپ کے آرڈر کی تصدیق ہو رہی ہے";
export const orderUnknownText = "براہِ کرم کاؤنٹر پر پوچھیں۔";
export const stillThere = "کیا آپ ابھی یہیں ہیں؟";
export const stillThereText = "جاری رکھنے کے لیے کہیں بھی چھوئیں۔ ورنہ آپ کا کارٹ ہٹا دیا جائے گا۔";
export const iAmHere = "میں یہیں ہوں";
export const closedTitle = "یہ اسکرین بند ہے";
export const closedText = "براہِ کرم کاؤنٹر پر پوچھیں۔";
export const maintenanceTitle = "ہم ابھی لوٹتے ہیں";
export const maintenanceText = "اس اسکرین کی دیکھ بھال ہو رہی ہے۔ براہِ کرم کاؤنٹر پر پوچھیں۔";
export const unreachableTitle = "دکان سے رابطہ نہیں ہو پا رہا";
export const unreachableText = "یہ اسکرین خود دوبارہ کوشش کرتی ہے۔ براہِ کرم کاؤنٹر پر پوچھیں۔";
export const offline = "ابھی کنکشن نہیں ہے۔ آپ سامان دیکھ سکتے ہیں؛ آرڈر کنکشن لوٹنے پر ہوگا۔";
export const unknownCode = "ہم یہ کوڈ نہیں جانتے۔ براہِ کرم کاؤنٹر پر پوچھیں۔";
export const soldOut = (product: string) => `\u2068${product}\u2069 کا اسٹاک ختم ہے`;
export const scanFailed = "یہ معلوم نہیں ہو سکا۔ براہِ کرم دوبارہ اسکین کریں۔";
export const guestFailed = "دکان سے ابھی رابطہ نہیں ہو پا رہا۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔";
export const shopsMessages: Record<string, string> = {
  "Failed to add product to cart": "پروڈکٹ کارٹ میں شامل نہیں ہو سکی",
  "Failed to remove product from cart": "پروڈکٹ کارٹ سے ہٹائی نہیں جا سکی",
  "Failed to initiate payment": "ادائیگی شروع نہیں ہو سکی",
  "Payment failed or user dropped": "ادائیگی ناکام ہوئی یا چھوڑ دی گئی",
  "Time limit exceeded": "ادائیگی کا وقت ختم ہو گیا",
  "Payment failed": "ادائیگی نہیں ہو سکی",
  "Error fetching payment status": "ادائیگی کا حال معلوم نہیں ہو سکا",
  "Your payment went through. We are confirming your order.":
    "آپ کی ادائیگی ہو گئی۔ ہم آپ کے آرڈر کی تصدیق کر رہے ہیں۔",
  "This is taking longer than usual. Please wait, we are still trying.":
    "اس میں معمول سے زیادہ وقت لگ رہا ہے۔ براہِ کرم رکیں، ہم کوشش کر رہے ہیں۔",
};
export const pairTitle = "یہ اسکرین ابھی تیار نہیں ہے";
export const pairAsk = "براہِ کرم کاؤنٹر پر پوچھیں۔";
export const pairOpen = "یہ اسکرین جوڑیں";
export const pairText = "اس کمانڈ سے ملا ہوا کوڈ لکھیں:";
export const pairLabel = "جوڑنے کا کوڈ، 12 ہندسے";
export const pair = "اسکرین جوڑیں";
export const tryHere = "یہیں آزمائیں";
export const tryText = "یہ آزمانے کی دکان ہے: کیوسک بغیر کوڈ کے دیکھیں۔";
export const pairFailed = "دکان سے رابطہ نہیں ہو پا رہا۔ نیٹ ورک دیکھ لیں اور دوبارہ کوشش کریں۔";
/** The phonetic layout: each letter on the key of the Latin letter that sounds like it. */
export const letterKeys = {
  plain: ["1 2 3 4 5 6 7 8 9 0", "ق و ع ر ت ے ء ی ہ پ", "ا س د ف گ ح ج ک ل", "ز ش چ ط ب ن م ، ۔ @"],
  shifted: ["1 2 3 4 5 6 7 8 9 0", "ْ ؤ ٰ ڑ ٹ َ ئ ِ ۃ ُ", "آ ص ڈ ّ غ ھ ض خ ٔ", "ذ ژ ث ظ ً ں ٘ ؛ ؟ ."],
};
export const keyNames = {
  "{bksp}": "مٹائیں",
  "{enter}": "اینٹر",
  "{shift}": "دوسرے حروف",
  "{space}": "خالی جگہ",
  "{lang}": "دوسری لکھائی",
  "{done}": "کی بورڈ بند کریں",
};
export const guest = "مہمان";
export const counterIsFixed = "یہ دکان کا اپنا کاؤنٹر ہے اور بدلا نہیں جا سکتا۔ آرڈر گھر منگوانے کے لیے پتہ شامل کریں۔";
