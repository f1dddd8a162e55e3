/** The numbers below a hundred, each of which is a word of its own. */
const NUMBERS =
  "صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس اکیاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر اکہتر بہتر تہتر چوہتر پچھتر چھہتر ستتر اٹھہتر اناسی اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے اکیانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے".split(
    " ",
  );

/** Urdu of India would otherwise be written with its own digits. */
export const language = "ur-IN-u-nu-latn";
export const dayFormat = "d MMMM yyyy";
export const documentLanguage = "ur-IN";
export const noOrder = "یہ آرڈر نہیں ملا۔";
export const notDelivered = "یہ آرڈر نہیں پہنچا، اس لیے اس کی انوائس نہیں ہے۔";
export const comesWithDelivery = "انوائس ڈیلیوری کے ساتھ آتی ہے۔ براہِ کرم تب دوبارہ دیکھیں۔";
export const cashOnDelivery = "کیش آن ڈیلیوری";
export const wallet = "والیٹ";
export const onlinePayment = "آن لائن ادائیگی";
export const notPaidYet = "ابھی ادائیگی نہیں ہوئی";
export const paid = "ادا ہو چکا";
export const notPaid = "ادائیگی نہیں ہوئی";
export const refunded = "رقم واپس ہو گئی";
export const invoice = "انوائس";
export const invoiceNumbered = (number: string) => `انوائس ${number}`;
export const questions = (contacts: string) => `کوئی سوال؟ ${contacts}`;
export const noSignature = "یہ انوائس کمپیوٹر سے بنی ہے، اس پر دستخط کی ضرورت نہیں۔";
export const pageOf = (page: number, count: number) => `${count} میں سے صفحہ ${page}`;
export const taxNumber = (number: string) => `جی ایس ٹی نمبر (GSTIN) \u2068${number}\u2069`;
export const invoiceNumber = "انوائس نمبر";
export const invoiceDate = "انوائس کی تاریخ";
export const orderNumber = "آرڈر نمبر";
export const orderDate = "آرڈر کی تاریخ";
export const billedTo = "بل بنام";
export const deliveredTo = "ڈیلیوری بنام";
export const payment = "ادائیگی";
export const item = "سامان";
export const quantity = "تعداد";
export const mrp = "ایم آر پی";
export const price = "قیمت";
export const tax = "ٹیکس";
export const amount = "رقم";
export const discount = "رعایت";
export const coupon = "کوپن";
export const delivery = "ڈیلیوری";
export const free = "مفت";
export const total = "کل";
export const taxByRate = "شرح کے حساب سے ٹیکس";
export const taxableValue = "ٹیکس کے قابل رقم";
export const taxInPrices = (percent: number) => `${percent}%، قیمت میں شامل`;
export const taxOnTop = (percent: number) => `${percent}%، قیمت کے علاوہ`;
export const rupees = (rupees: string) => `صرف ${rupees} روپے`;
export const rupeesAndPaise = (rupees: string, paise: string) => `صرف ${rupees} روپے اور ${paise} پیسے`;
export const belowHundred = (value: number) => NUMBERS[value] ?? "";
export const hundred = "سو";
export const thousand = "ہزار";
export const lakh = "لاکھ";
export const crore = "کروڑ";
