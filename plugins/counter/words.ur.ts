export const noConnection = "کنکشن نہیں ہے۔ واپس آنے پر لاگ ان کریں۔";
export const codeHas16 = "کوڈ میں 16 حروف اور ہندسے ہوتے ہیں۔ براہِ کرم اپنا لکھا ہوا دیکھ لیں۔";
export const noSuchCode = "اس کوڈ سے کچھ نہیں کھلتا۔ براہِ کرم کوڈ دیکھ لیں، یا مالک سے نیا کوڈ مانگیں۔";
export const codeRevoked = "یہ کوڈ اب نہیں چلتا۔ مالک سے نیا کوڈ مانگیں۔";
export const notReached = "دکان سے رابطہ نہیں ہو سکا۔";
export const cashReceived = (amount: string) => `نقد ملا، \u2068${amount}\u2069`;
export const ready = "تیار";
export const packed = "پیک ہو گیا";
export const onItsWay = "راستے میں";
export const pickedUp = "لے جایا گیا";
export const pickedUpAndPaid = (amount: string) => `لے جایا گیا، \u2068${amount}\u2069 وصول ہوئے`;
export const delivered = "پہنچ گیا";
export const deliveredAndPaid = (amount: string) => `پہنچ گیا، \u2068${amount}\u2069 وصول ہوئے`;
export const withoutSlot = "بغیر طے شدہ وقت";
export const slot = (day: string, from: string, until: string) =>
  `\u2068${day}\u2069، \u2068${from}\u2069 سے \u2068${until}\u2069`;
export const today = "آج";
export const tomorrow = "کل";
export const justNow = "ابھی ابھی";
export const minutesAgo = (minutes: number) => `${minutes} منٹ پہلے`;
export const hoursAgo = (hours: number, minutes: string) => `${hours} گھنٹے ${minutes} منٹ پہلے`;
export const daysAgo = (days: number) => `${days} دن پہلے`;
export const isPackedAlready = "یہ پہلے ہی پیک ہو چکا ہے۔";
export const goodsGoBack = "اس کا سامان اسٹاک میں واپس جائے گا۔";
export const giveCashBack = "اس کا سامان اسٹاک میں واپس جائے گا۔ یہ نقد ادا ہوا ہے: نقد رقم واپس کریں۔";
export const moneyGoesBack = "اس کا سامان اسٹاک میں واپس جائے گا، اور ادا کی ہوئی رقم گاہک کو واپس ملے گی۔";
export const soundIsOn = "آواز آن ہے";
export const turnSoundOn = "آواز آن کریں";
export const nowReady = (digits: string) => `تیار: ${digits}۔`;
export const cancelWhich = (number: string) => `آرڈر \u2068${number}\u2069 منسوخ کریں؟`;
export const keepOrder = "آرڈر رہنے دیں";
export const cancelOrderNow = "آرڈر منسوخ کریں";
export const reason = "وجہ، جو گاہک پڑھے گا";
export const counter = "کاؤنٹر";
export const more = "مزید";
export const printSome = (some: string, all: string) => `پیک کرنے کے لیے ${all} میں سے ${some} پرنٹ کریں`;
export const printWhatToPack = "پیک کرنے کی فہرست پرنٹ کریں";
export const logOut = "لاگ آؤٹ";
export const counterOf = (store: string) => `\u2068${store}\u2069: کاؤنٹر`;
export const forStaff = 'عملے کے لیے۔ مالک کمانڈ لائن سے کوڈ بناتا ہے: \u2068haat counter add "Front desk"\u2069';
export const code = "کوڈ";
export const codeShape = "XXXX-XXXX-XXXX-XXXX";
export const logIn = "لاگ ان کریں";
export const tryItHere = "یہیں آزمائیں";
export const open = "کھلے";
export const toPack = "پیک کرنے ہیں";
export const onTheWay = "راستے میں";
export const doneToday = "آج مکمل";
export const orders = "آرڈر";
export const codeWorksUntil = (moment: string) =>
  `اس کاؤنٹر کا کوڈ \u2068${moment}\u2069 تک چلے گا۔ اس سے پہلے مالک سے نیا کوڈ مانگیں۔`;
export const pickup = "دکان سے لینا";
export const delivery = "ڈیلیوری";
export const showOnly = "صرف دکھائیں";
export const mayBeOld = "جو نظر آ رہا ہے وہ پرانا ہو سکتا ہے۔ دکان سے رابطہ ہوتے ہی نئے آرڈر آ جائیں گے۔";
export const lookAgain = "دوبارہ دیکھیں";
export const refusedOrder = (number: string) => `آرڈر \u2068${number}\u2069:`;
export const ok = "ٹھیک ہے";
export const noneEndsIn = (digits: string) => `کسی آرڈر کے آخر میں \u2068${digits}\u2069 نہیں ہے`;
export const checkNumber = "کھلے آرڈر اور آج مکمل ہونے والے آرڈر دیکھے گئے ہیں۔ براہِ کرم رسید پر نمبر دیکھ لیں۔";
export const nothingDoneYet = "آج ابھی کچھ مکمل نہیں ہوا";
export const nothingToDo = "یہاں کوئی کام نہیں ہے";
export const newOrdersAppear = "نئے آرڈر خود نظر آ جائیں گے۔";
export const someEndIn = (some: string, all: string, digits: string) =>
  `\u2068${digits}\u2069 پر ختم ہونے والے ${all} میں سے ${some} آرڈر دکھائے گئے ہیں: نمبر کے مزید ہندسے لکھیں۔`;
export const endIn = (count: number, shown: string, digits: string) =>
  count === 1
    ? `ایک آرڈر \u2068${digits}\u2069 پر ختم ہوتا ہے۔`
    : `${shown} آرڈر \u2068${digits}\u2069 پر ختم ہوتے ہیں۔`;
export const showAllOrders = "سب آرڈر دکھائیں";
export const loadingOrders = "آرڈر کھل رہے ہیں";
export const findOrder = "نمبر سے آرڈر ڈھونڈیں";
export const orderNumber = "آرڈر نمبر";
export const isNew = "نیا";
export const isLate = "دیر ہو گئی";
export const noName = "نام نہیں";
export const picksUp = "خود دکان سے لے جائیں گے";
export const stepOfOrder = (step: string, number: string) => `${step}: آرڈر \u2068${number}\u2069`;
export const toBePaid = "ادائیگی باقی";
export const justIn = "ابھی آئے";
export const theNewest = "سب سے نئے";
export const shown = (count: string) => `${count} دکھائے گئے`;
export const orderCount = (count: number, shown: string) => (count === 1 ? "1 آرڈر" : `${shown} آرڈر`);
export const someShown = (some: string, all: string) => `${all} میں سے ${some} آرڈر دکھائے گئے ہیں:`;
export const oldestAndNewest = (someShown: string, notOnPage: string) =>
  `${someShown} سب سے پرانے، اور سب سے نئے۔ ${notOnPage}`;
export const notOnPage = (count: number, shown: string) =>
  count === 1 ? "1 آرڈر ابھی اس صفحے پر نہیں ہے۔" : `${shown} آرڈر ابھی اس صفحے پر نہیں ہیں۔`;
export const notOnPageOfBothKinds = (count: number, shown: string) =>
  count === 1
    ? "دونوں قسموں کا 1 آرڈر ابھی اس صفحے پر نہیں ہے۔"
    : `دونوں قسموں کے ${shown} آرڈر ابھی اس صفحے پر نہیں ہیں۔`;
export const showMore = "اور دکھائیں";
export const moreForOrder = (number: string) => `آرڈر \u2068${number}\u2069 کے لیے مزید`;
export const printSlip = "پرچی پرنٹ کریں";
export const cancelOrder = "آرڈر منسوخ کریں";
export const pickedUpInShop = "دکان سے لے جایا گیا";
