export const noDevice = "یہ ڈیوائس نہیں ملا۔";
export const noLogin = "یہ لاگ ان نہیں ملا۔";
export const noProduct = "یہ پروڈکٹ نہیں ملی۔";
export const noStore = "یہ دکان نہیں ملی۔";
export const noOrder = "یہ آرڈر نہیں ملا۔";
export const noOrderNamed = (name: string) => `آرڈر \u2068${name}\u2069 نہیں ملا۔`;
export const noOrderBefore = "وہ آرڈر نہیں ملا جس کے بعد صفحہ شروع ہوتا ہے۔";
export const noStage = "یہ مرحلہ نہیں ملا۔";
export const noReview = "یہ ریویو نہیں ملا۔";
export const noCustomerWithNumber = "اس نمبر کا کوئی گاہک نہیں ملا۔";
export const noCoupon = (code: string) => `کوپن \u2068${code}\u2069 نہیں ملا۔`;
export const noSku = (sku: string) => `\u200fSKU \u2068${sku}\u2069 نہیں ملا۔`;
export const noRechargeWaits = "ایسا کوئی ریچارج نہیں ملا جس کی نقد رقم ابھی وصول ہونی ہو۔";
export const noRefundWaits = "کوئی باقی ریفنڈ نہیں ملا۔";
export const noTokenToRevoke = (name: string) => `ٹوکن \u2068${name}\u2069 نہیں ملا جسے بند کیا جا سکے۔`;
export const tooManyPairingCodes = (minutes: number) =>
  `اس دکان پر جوڑنے کے بہت سے غلط کوڈ آزمائے گئے ہیں۔ براہِ کرم ${minutes} منٹ بعد دوبارہ کوشش کریں۔`;
export const pairingCodeInvalid =
  "یہ کوڈ درست نہیں ہے۔ کوڈ ایک بار اور 30 منٹ تک چلتا ہے؛ نیا کوڈ اس سے بنائیں: \u2068npm run haat -- device add\u2069";
export const reasonAtMost = (most: number) =>
  `وجہ میں زیادہ سے زیادہ ${most} حروف ہوں: خریدار اسے ہر صفحے پر پڑھتے ہیں۔`;
export const storeIsCalled = (former: string, today: string) =>
  `دکان “\u2068${former}\u2069” کا نام بدل گیا ہے: store.yaml میں \u2068friendlyId: ${today}\u2069 لکھیں۔`;
export const nameHasForm = "پتے کے نام میں 50 تک چھوٹے لاطینی حروف، ہندسے اور ہائفن ہوتے ہیں، جیسے my-shop۔";
export const nameIsOwnPath = (name: string) => `پتہ \u2068/${name}\u2069 پروگرام کا اپنا ہے: کوئی اور نام چنیں۔`;
export const nameIsTaken = (name: string, by: string) => `نام \u2068${name}\u2069 دکان \u2068${by}\u2069 کا ہے۔`;
export const screenClosed = "یہ اسکرین ابھی بند ہے۔ براہِ کرم کاؤنٹر پر پوچھیں۔";
export const codeWorksFor = (days: number) => `کوڈ 1 سے ${days} دن تک چلتا ہے۔`;
export const tokenWorksFor = (days: number) => `ٹوکن 1 سے ${days} دن تک چلتا ہے۔`;
export const tokenName = "ٹوکن کے نام میں 1 سے 60 حروف اور ہندسے ہوتے ہیں۔";
export const tokenRefused = "اس کے لیے دکان کے مالک کا ایسا ٹوکن چاہیے جو بند نہ کیا گیا ہو۔";
export const codeExpired = (day: string, name: string) =>
  `اس کوڈ کی مدت \u2068${day}\u2069 کو ختم ہو گئی۔ مالک نیا کوڈ بناتا ہے: \u2068haat counter add "${name}"\u2069`;
export const tokenExpired = (day: string, name: string) =>
  `اس ٹوکن کی مدت \u2068${day}\u2069 کو ختم ہو گئی۔ مالک نیا ٹوکن بناتا ہے: \u2068haat token add "${name}"\u2069`;
export const counterUnused = "یہ کاؤنٹر بارہ گھنٹے استعمال نہیں ہوا۔ اس کا کوڈ دوبارہ لکھیں۔";
export const takeNoCash = "اس آرڈر کی ادائیگی ہو چکی ہے: اس کے لیے نقد نہ لیں۔";
export const noCashToTake = "اس آرڈر کے لیے نقد نہیں لینا ہے۔";
export const amountChanged = (amount: string) =>
  `یہ آرڈر \u2068${amount}\u2069 کا ہے۔ نقد لینے سے پہلے اسے دوبارہ دیکھ لیں۔`;
export const hasOpenOrders = "کچھ آرڈر ابھی راستے میں ہیں: پہلے انہیں پہنچائیں یا منسوخ کریں۔";
export const walletNotEmpty = "والیٹ میں رقم ہے: پہلے اسے \u2068`wallet pay-out`\u2069 سے واپس کریں۔";
export const couponCode = "کوڈ میں 2 سے 40 لاطینی حروف، ہندسے اور ہائفن ہوتے ہیں، جیسے WELCOME10۔";
export const percentOrAmount = "کوپن فیصد یا رقم کم کرتا ہے: ان میں سے ایک دیں۔";
export const percentage = "فیصد 1 سے 100 تک ہوتا ہے۔";
export const amountAboveZero = "رقم 0 سے زیادہ ہونی چاہیے۔";
export const useOnceOrMore = "گاہک اسے ایک یا زیادہ بار لگا سکتا ہے۔";
export const couponExists = (code: string) => `کوپن \u2068${code}\u2069 پہلے سے موجود ہے۔`;
export const wholeStock = "اسٹاک پورے عدد میں ہوتا ہے۔";
export const notAsMany = (sku: string) => `\u2068${sku}\u2069 کی تعداد اس سے کم ہے۔`;
export const priceOutOfRange = (most: string, sku: string) =>
  `قیمت اور ایم آر پی \u2068₹0\u2069 سے زیادہ اور \u2068${most}\u2069 تک ہوتی ہیں۔ \u2068${sku}\u2069 کی فروخت روکنے کے لیے اس کا اسٹاک 0 کریں۔`;
export const priceAboveMrp = (sku: string, mrp: string) =>
  `\u2068${sku}\u2069 کی قیمت اس کی ایم آر پی \u2068${mrp}\u2069 سے زیادہ ہو جائے گی: نئی ایم آر پی بھی دیں۔`;
export const refundUnderWay =
  "ادائیگی کمپنی سے یہ ریفنڈ مانگا گیا ہے اور وہ اب بھی ادا کر سکتی ہے: تصدیق یا انکار تک رکیں۔";
export const payOutAboveZero = "ادا کرنے کی رقم 0 سے زیادہ ہونی چاہیے۔";
export const keyOfOtherAmount = "یہ کلید کسی اور رقم کے لیے استعمال ہو چکی ہے۔";
export const walletEmpty = "اس والیٹ میں کوئی رقم نہیں ہے۔";
export const cannotBePacked = (state: string) => `\u2068${state}\u2069 آرڈر پیک نہیں ہوتا۔`;
export const giveBackAboveZero = "واپس کرنے کی رقم 0 سے زیادہ ہونی چاہیے۔";
export const canBeGivenBack = (amount: string) => `اس آرڈر کے \u2068${amount}\u2069 واپس کیے جا سکتے ہیں۔`;
export const goesBackByItself = "یہ آرڈر ناکام یا منسوخ ہوا: اس کی ادا کی ہوئی رقم خود واپس جائے گی۔";
export const allGivenBack = "اس آرڈر کی پوری رقم واپس ہو چکی ہے۔";
export const nothingPaid = "اس آرڈر کے لیے ابھی کچھ ادا نہیں ہوا۔";
export const goesBackByProvider =
  "یہ آرڈر آن لائن ادا ہوا تھا، اس لیے رقم ادائیگی کمپنی سے واپس جائے گی۔ اگر وہ انکار کرے تو \u2068`refunds by-hand`\u2069 سے واپس کریں۔";
export const noPaymentToGiveBack = "اس آرڈر کی کوئی ادائیگی واپس کرنے کو نہیں ہے۔";
export const nothingToPack = "پیک کرنے کو کچھ نہیں ہے۔";
export const noPackingPage = (page: number) => `پیکنگ فہرست کا صفحہ ${page} نہیں ملا۔`;
export const documentLanguage = "ur-IN";
export const packingList = "پیکنگ فہرست";
export const packingListOf = (store: string) => `پیکنگ فہرست · ${store}`;
export const orderCount = (count: number) => `${count} آرڈر`;
export const orderOf = (place: string, all: string) => `${all} میں سے آرڈر ${place}`;
export const ordersOf = (from: string, to: string, all: string) => `${all} میں سے آرڈر ${from} تا ${to}`;
export const orderNumbered = (number: string) => `آرڈر ${number}`;
