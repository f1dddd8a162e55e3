export const noDevice = "यह डिवाइस नहीं मिला।";
export const noLogin = "यह लॉगिन नहीं मिला।";
export const noProduct = "यह प्रोडक्ट नहीं मिला।";
export const noStore = "यह स्टोर नहीं मिला।";
export const noOrder = "यह ऑर्डर नहीं मिला।";
export const noOrderNamed = (name: string) => `ऑर्डर ${name} नहीं मिला।`;
export const noOrderBefore = "जिस ऑर्डर के बाद से पेज शुरू होता है, वह नहीं मिला।";
export const noStage = "ऐसा कोई चरण नहीं है।";
export const noReview = "यह रिव्यू नहीं मिला।";
export const noCustomerWithNumber = "इस नंबर का कोई ग्राहक नहीं मिला।";
export const noCoupon = (code: string) => `कूपन ${code} नहीं मिला।`;
export const noSku = (sku: string) => `SKU ${sku} नहीं मिला।`;
export const noRechargeWaits = "ऐसा कोई रिचार्ज नहीं मिला जिसका कैश लेना बाकी हो।";
export const noRefundWaits = "कोई बाकी रिफ़ंड नहीं मिला।";
export const noTokenToRevoke = (name: string) => `बंद करने के लिए ${name} नाम का कोई टोकन नहीं मिला।`;
export const tooManyPairingCodes = (minutes: number) =>
  `इस स्टोर में बहुत ज़्यादा बार गलत कोड लिखा गया है। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`;
export const pairingCodeInvalid =
  "यह कोड सही नहीं है। कोड एक ही बार और 30 मिनट तक चलता है; नया कोड इस कमांड से बनाएँ: npm run haat -- device add";
export const reasonAtMost = (most: number) => `कारण में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं: ग्राहक इसे हर पेज पर पढ़ते हैं।`;
export const storeIsCalled = (former: string, today: string) =>
  `स्टोर "${former}" का नाम बदल गया है: store.yaml में friendlyId: ${today} लिखें।`;
export const nameHasForm = "friendlyId में 50 तक छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न होते हैं, जैसे my-shop।";
export const nameIsOwnPath = (name: string) => `/${name} पता प्रोग्राम का अपना है: दूसरा नाम चुनें।`;
export const nameIsTaken = (name: string, by: string) => `${name} नाम स्टोर ${by} का है।`;
export const screenClosed = "यह स्क्रीन अभी बंद है। कृपया काउंटर पर पूछें।";
export const codeWorksFor = (days: number) => `कोड 1 से ${days} दिन तक चलता है।`;
export const tokenWorksFor = (days: number) => `टोकन 1 से ${days} दिन तक चलता है।`;
export const tokenName = "टोकन के नाम में 1 से 60 अक्षर और अंक होते हैं।";
export const tokenRefused = "इसके लिए स्टोर के मालिक का चालू टोकन चाहिए।";
export const codeExpired = (day: string, name: string) =>
  `यह कोड ${day} को खत्म हो गया। मालिक नया कोड बनाते हैं: haat counter add "${name}"`;
export const tokenExpired = (day: string, name: string) =>
  `यह टोकन ${day} को खत्म हो गया। मालिक नया टोकन बनाते हैं: haat token add "${name}"`;
export const counterUnused = "यह काउंटर बारह घंटे से इस्तेमाल नहीं हुआ। इसका कोड फिर से लिखें।";
export const takeNoCash = "इस ऑर्डर का भुगतान हो चुका है: इसके लिए कैश न लें।";
export const noCashToTake = "इस ऑर्डर के लिए कैश नहीं लेना है।";
export const amountChanged = (amount: string) => `यह ऑर्डर ${amount} का है। कैश लेने से पहले इसे फिर देख लें।`;
export const hasOpenOrders = "कुछ ऑर्डर अभी रास्ते में हैं: पहले उन्हें पहुँचाएँ या रद्द करें।";
export const walletNotEmpty = "वॉलेट में पैसे हैं: पहले उन्हें `wallet pay-out` से लौटाएँ।";
export const couponCode = "कोड में 2 से 40 अंग्रेज़ी अक्षर, अंक और हाइफ़न होते हैं, जैसे WELCOME10।";
export const percentOrAmount = "कूपन प्रतिशत में छूट देता है या रुपये में: इनमें से एक लिखें।";
export const percentage = "प्रतिशत 1 से 100 तक होता है।";
export const amountAboveZero = "राशि 0 से ज़्यादा होनी चाहिए।";
export const useOnceOrMore = "हर ग्राहक इसे एक या ज़्यादा बार लगा सकता है।";
export const couponExists = (code: string) => `कूपन ${code} पहले से है।`;
export const wholeStock = "स्टॉक पूरी संख्या में लिखें।";
export const notAsMany = (sku: string) => `${sku} का स्टॉक इससे कम है।`;
export const priceOutOfRange = (most: string, sku: string) =>
  `दाम और MRP ₹0 से ज़्यादा और ${most} तक होने चाहिए। ${sku} बेचना बंद करने के लिए उसका स्टॉक 0 करें।`;
export const priceAboveMrp = (sku: string, mrp: string) =>
  `${sku} का दाम उसकी MRP ${mrp} से ज़्यादा हो जाएगा: नई MRP भी लिखें।`;
export const refundUnderWay = "भुगतान कंपनी से यह रिफ़ंड माँगा जा चुका है और वह अब भी दे सकती है: उसके हाँ या ना कहने तक रुकें।";
export const payOutAboveZero = "लौटाने की राशि 0 से ज़्यादा होनी चाहिए।";
export const keyOfOtherAmount = "यह की (key) किसी और राशि के लिए इस्तेमाल हो चुकी है।";
export const walletEmpty = "इस वॉलेट में पैसे नहीं हैं।";
export const cannotBePacked = (state: string) => `जो ऑर्डर ${state} है, उसे पैक नहीं किया जाता।`;
export const giveBackAboveZero = "लौटाने की राशि 0 से ज़्यादा होनी चाहिए।";
export const canBeGivenBack = (amount: string) => `इस ऑर्डर के ${amount} लौटाए जा सकते हैं।`;
export const goesBackByItself = "यह ऑर्डर नहीं हुआ या रद्द हो गया: इसके पैसे अपने आप वापस जाएँगे।";
export const allGivenBack = "इस ऑर्डर के सारे पैसे लौटाए जा चुके हैं।";
export const nothingPaid = "इस ऑर्डर का अभी कोई भुगतान नहीं हुआ है।";
export const goesBackByProvider =
  "इस ऑर्डर का भुगतान ऑनलाइन हुआ था, इसलिए पैसे भुगतान कंपनी लौटाएगी। अगर वह मना करे, तो `refunds by-hand` से लौटाएँ।";
export const noPaymentToGiveBack = "इस ऑर्डर का कोई भुगतान लौटाने के लिए नहीं है।";
export const nothingToPack = "पैक करने के लिए कुछ नहीं है।";
export const noPackingPage = (page: number) => `पैकिंग लिस्ट का पेज ${page} नहीं मिला।`;
export const documentLanguage = "hi-IN";
export const packingList = "पैकिंग लिस्ट";
export const packingListOf = (store: string) => `पैकिंग लिस्ट · ${store}`;
export const orderCount = (count: number) => `${count} ऑर्डर`;
export const orderOf = (place: string, all: string) => `${all} में से ऑर्डर ${place}`;
export const ordersOf = (from: string, to: string, all: string) => `${all} में से ऑर्डर ${from} से ${to}`;
export const orderNumbered = (number: string) => `ऑर्डर ${number}`;
