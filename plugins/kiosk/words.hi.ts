export {
  chosenOf,
  instead,
  notInThisChoice,
  soldOutShort,
  soldWith,
} from "#commerce/option-picker/words.hi.ts";
export const touchToStart = "शुरू करने के लिए छुएँ";
export const welcome = (store: string) => `${store} में आपका स्वागत है`;
export const scanHint = "या कोई प्रोडक्ट स्कैन करें";
export const chooseLanguage = "अपनी भाषा चुनें";
export const easier = "यह स्क्रीन आसान बनाएँ";
export const bringLower = "नीचे लाएँ";
export const largerText = "बड़े अक्षर";
export const readAloud = "पढ़कर सुनाएँ";
export const voiceOn =
  "यह स्क्रीन पढ़कर सुनाई जा रही है। ऊपर और नीचे के बटन एक चीज़ से दूसरी पर ले जाते हैं, दाएँ और बाएँ एक हिस्से से दूसरे पर। चुनने के लिए ओके दबाएँ।";
export const price = "दाम";
export const was = "पहले";
export const button = "बटन";
export const field = "लिखने की जगह";
export const isEmpty = "खाली";
export const isOn = "चालू";
export const isOff = "बंद";
export const isChosen = "चुना हुआ";
export const notNow = "अभी नहीं हो सकता";
export const typeHint = "चारों बटनों से हर अक्षर चुनें और ओके दबाएँ। सही का निशान कीबोर्ड बंद करता है।";
export const keyboardClosed = "कीबोर्ड बंद है।";
export const spokenAmount = (rupees: string, paise: number) => `${rupees} रुपये${paise === 0 ? "" : ` ${paise} पैसे`}`;
export const search = "खोजें";
export const startOver = "फिर से शुरू करें";
export const startOverQuestion = "फिर से शुरू करें?";
export const startOverText = "आपका कार्ट और आपकी दी हुई सारी जानकारी हटा दी जाएगी।";
export const keepShopping = "खरीदारी जारी रखें";
export const searchTitle = "आप क्या ढूँढ रहे हैं?";
export const close = "बंद करें";
export const categories = "कैटेगरी";
export const all = "सब";
export const allProducts = "सारा सामान";
export const sizes = (count: number) => `${count} साइज़`;
export const options = (count: number) => `${count} विकल्प`;
export const oneOfOthers = (own: string, others: string) => `${own} · ${others}`;
export const add = "जोड़ें";
export const amountOf = (product: string) => `${product}: मात्रा`;
export const less = (product: string) => `${product} एक कम करें`;
export const more = (product: string) => `${product} एक और जोड़ें`;
export const found = (query: string) => `“${query}” के नतीजे`;
export const nothingFoundText = "कुछ नहीं मिला। कोई और शब्द लिखें या कैटेगरी में देखें।";
export const nothingHere = "यहाँ अभी कुछ नहीं है।";
export const someOf = (shown: number, all: number) => `${all} में से ${shown} दिखाए गए`;
export const showMore = "और दिखाएँ";
export const listFailed = "सामान की लिस्ट नहीं खुल पाई।";
export const tryAgain = "फिर कोशिश करें";
export const yourCart = "आपका कार्ट";
export const cartEmptyText = "सामान के नीचे “जोड़ें” छुएँ या उसे स्कैन करें।";
export const total = "कुल";
export const pay = "भुगतान करें";
export const onlyLeft = (count: number) => `केवल ${count} बाकी`;
export const take = (count: number) => `${count} लें`;
export const takeOut = "हटाएँ";
export const mendFirst = "आगे बढ़ने के लिए निशान वाला सामान बदलें।";
export const deliveryLater = "डिलीवरी का शुल्क अगले चरण में जुड़ेगा।";
export const who = "यह ऑर्डर किसके लिए है?";
export const whoText = "नाम या मोबाइल नंबर, ताकि तैयार होने पर हम आपको बुला सकें।";
export const name = "नाम";
export const mobile = "मोबाइल नंबर";
export const mobileHint = "10 अंक";
export const whoMissing = "नाम या मोबाइल नंबर लिखें";
export const mobileWrong = "मोबाइल नंबर के पूरे 10 अंक लिखें";
export const goOn = "आगे बढ़ें";
export const haveAccount = "मेरा अकाउंट है";
export const back = "वापस";
export const skip = "छोड़ें";
export const howToPay = "आप कैसे भुगतान करेंगे?";
export const items = (count: number) => `${count} आइटम`;
export const payByPhone = "फ़ोन से भुगतान करें";
export const payByPhoneText = "स्क्रीन का कोड स्कैन करें: UPI, कार्ड, नेट बैंकिंग";
export const payThere = "काउंटर पर भुगतान करें";
export const payThereText = "कैश या कार्ड, अपने ऑर्डर नंबर के साथ";
export const placeOrder = "ऑर्डर करें";
export const oneMoment = "एक पल …";
export const newTotal = (amount: string) => `कुल राशि अब ${amount} है। भुगतान के लिए फिर से छुएँ।`;
export const notPriced = "कुल राशि का हिसाब नहीं हो पाया। कृपया फिर कोशिश करें।";
export const haveCoupon = "मेरे पास कूपन है";
export const couponCode = "कूपन कोड";
export const applyCoupon = "लगाएँ";
export const couponSaves = (amount: string) => `कूपन से ${amount} कम`;
export const removeCoupon = (code: string) => `कूपन ${code} हटाएँ`;
export const backToProducts = "सामान पर वापस";
export const deliverInstead = "घर मँगवाएँ";
export const notPaid = "आपका भुगतान नहीं हो पाया";
export const notPaidText = "कोई ऑर्डर नहीं हुआ। सारा सामान आपके कार्ट में है।";
export const awaitsPayment = "आपके ऑर्डर का भुगतान बाकी है";
export const awaitsPaymentText = "भुगतान होते ही ऑर्डर हो जाएगा।";
export const payAgain = (amount: string) => `फिर कोशिश करें, ${amount}`;
export const anotherWay = "किसी और तरीके से भुगतान करें";
export const checkingTitle = "हम आपका ऑर्डर जाँच रहे हैं";
export const checkingText = "जवाब मिलने से पहले कनेक्शन टूट गया, इसलिए हम फिर पूछ रहे हैं। ऑर्डर एक ही बार होगा।";
export const checkNow = "अभी जाँचें";
export const payTitle = "भुगतान के लिए स्कैन करें";
export const payShop = (store: string) => `${store} को भुगतान करें`;
export const qrCode = "QR";
export const payTo = (amount: string, store: string) => `${store} को ${amount} दें`;
export const newCode = "वह भुगतान नहीं हो पाया। यह नया कोड है।";
export const payByUpi = "कोई भी UPI ऐप खोलें और यह कोड स्कैन करें।";
export const payByCamera = "फ़ोन का कैमरा खोलें और यह कोड स्कैन करें। फ़ोन पर भुगतान का पेज खुलेगा।";
export const payThen = "बैंक की पुष्टि होते ही यह स्क्रीन अपने आप आगे बढ़ेगी।";
export const leftToPay = "भुगतान के लिए बाकी";
export const lastLook = "आखिरी जाँच";
export const cancelPayment = "भुगतान रद्द करें";
export const cancelling = "रद्द हो रहा है …";
export const payFirst = "पहले यह भुगतान पूरा करें या रद्द करें, फिर स्कैन करें।";
export const phoneReady = "अपने ऑर्डर का भुगतान करें";
export const phoneReadyText = "आपने दुकान की स्क्रीन का कोड स्कैन किया है।";
export const phonePaying = "भुगतान हो रहा है …";
export const phonePayingText = "जो पेज खुला है, उसमें भुगतान पूरा करें।";
export const phoneAsking = "बैंक के जवाब का इंतज़ार है";
export const phoneAskingText = "अगर आपने भुगतान कर दिया है, तो बैंक की पुष्टि होते ही यहाँ दिखेगा। नहीं किया, तो फिर कोशिश करें।";
export const phoneLeft = "दुकान की स्क्रीन देखें";
export const phoneLeftText = "बैंक की पुष्टि होते ही वह आगे बढ़ेगी।";
export const phoneNotOpened = "भुगतान का पेज नहीं खुला";
export const phoneNotOpenedText = "कोई पैसा नहीं कटा। फिर कोशिश करें, या काउंटर पर पूछें।";
export const phonePaid = "भुगतान हो गया";
export const phonePaidText = (amount: string) => `${amount} का भुगतान हो गया। ऑर्डर नंबर दुकान की स्क्रीन पर है।`;
export const phoneFailed = "वह भुगतान नहीं हो पाया";
export const phoneFailedText = "दुकान की स्क्रीन देखें: नया कोड स्कैन करें, या किसी और तरीके से भुगतान करें।";
export const phoneReplaced = "नया कोड आ गया है";
export const phoneReplacedText = "यह कोड अब नहीं चलेगा। दुकान की स्क्रीन पर नया कोड स्कैन करें।";
export const phoneCancelled = "यह भुगतान रद्द हो गया";
export const phoneExpired = "इस भुगतान का समय खत्म हो गया";
export const phoneOverText = "दुकान की स्क्रीन पर फिर भुगतान कर सकते हैं। अगर बैंक से पैसे कट गए हैं, तो वे ऑर्डर में लगेंगे या वापस आएँगे।";
export const phoneRefunded = "आपके पैसे वापस आ रहे हैं";
export const phoneRefundedText = "वे उसी खाते में आएँगे जिससे भुगतान हुआ था। दुकान की स्क्रीन देखें, या काउंटर पर पूछें।";
export const phoneUnreachable = "दुकान से अभी संपर्क नहीं हो पा रहा है";
export const phoneUnreachableText =
  "यह पेज अपने आप फिर कोशिश करता है। जो भुगतान आपने किया है, वह गिना जाएगा: दुकान की स्क्रीन देखें।";
export const phoneEmpty = "यहाँ भुगतान के लिए कुछ नहीं है";
export const phoneEmptyText = "दुकान की स्क्रीन का कोड फिर से स्कैन करें।";
export const orderPlaced = "धन्यवाद! आपका ऑर्डर हो गया है";
export const orderNumber = "आपका ऑर्डर नंबर";
export const received = (amount: string) => `${amount} मिल गए`;
export const nothingToPay = "कुछ भुगतान नहीं करना है";
export const payAtCounter = (amount: string) => `कृपया काउंटर पर ${amount} दें`;
export const pickUp = "सामान लेने के लिए काउंटर पर यह नंबर दिखाएँ।";
export const delivered = "हम इसे आपके पते पर पहुँचाएँगे।";
export const print = "रसीद छापें";
export const printed = "अगर कुछ न छपे, तो ऊपर का नंबर काफ़ी है।";
export const done = "हो गया";
export const homeIn = (seconds: number) => `यह स्क्रीन ${seconds} सेकंड में फिर से शुरू होगी`;
export const orderUnknown = "आपके ऑर्डर की पुष्टि हो रही है";
export const orderUnknownText = "कृपया काउंटर पर पूछें।";
export const stillThere = "क्या आप अभी यहाँ हैं?";
export const stillThereText = "जारी रखने के लिए कहीं भी छुएँ। नहीं तो आपका कार्ट हटा दिया जाएगा।";
export const iAmHere = "मैं यहीं हूँ";
export const closedTitle = "यह स्क्रीन बंद है";
export const closedText = "कृपया काउंटर पर पूछें।";
export const maintenanceTitle = "हम अभी लौटते हैं";
export const maintenanceText = "इस स्क्रीन पर काम चल रहा है। कृपया काउंटर पर पूछें।";
export const unreachableTitle = "दुकान से संपर्क नहीं हो पा रहा है";
export const unreachableText = "यह स्क्रीन अपने आप फिर कोशिश करती है। कृपया काउंटर पर पूछें।";
export const offline = "अभी कनेक्शन नहीं है। आप देख सकते हैं; ऑर्डर कनेक्शन लौटने पर होगा।";
export const unknownCode = "हम इस कोड को नहीं जानते। कृपया काउंटर पर पूछें।";
export const soldOut = (product: string) => `${product} स्टॉक में नहीं है`;
export const scanFailed = "यह नहीं देखा जा सका। कृपया फिर से स्कैन करें।";
export const guestFailed = "दुकान से अभी संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।";
export const shopsMessages: Record<string, string> = {
  "Failed to add product to cart": "सामान कार्ट में नहीं जुड़ सका",
  "Failed to remove product from cart": "सामान कार्ट से नहीं हट सका",
  "Failed to initiate payment": "भुगतान शुरू नहीं हो सका",
  "Payment failed or user dropped": "भुगतान नहीं हुआ या रद्द किया गया",
  "Time limit exceeded": "भुगतान का समय निकल गया",
  "Payment failed": "भुगतान नहीं हुआ",
  "Error fetching payment status": "भुगतान की स्थिति पता नहीं चल सकी",
  "Your payment went through. We are confirming your order.": "आपका भुगतान हो गया। हम आपका ऑर्डर पक्का कर रहे हैं।",
  "This is taking longer than usual. Please wait, we are still trying.":
    "इसमें ज़्यादा समय लग रहा है। कृपया रुकें, हम कोशिश कर रहे हैं।",
};
export const pairTitle = "यह स्क्रीन अभी तैयार नहीं है";
export const pairAsk = "कृपया काउंटर पर पूछें।";
export const pairOpen = "इस स्क्रीन को जोड़ें";
export const pairText = "इस कमांड से मिला कोड लिखें:";
export const pairLabel = "जोड़ने का कोड, 12 अंक";
export const pair = "स्क्रीन जोड़ें";
export const tryHere = "यहीं आज़माएँ";
export const tryText = "यह आज़माने की दुकान है: बिना कोड के देखें।";
export const pairFailed = "दुकान से संपर्क नहीं हो पा रहा है। नेटवर्क जाँचें और फिर कोशिश करें।";
/** InScript, the standard layout for Devanagari in India. */
export const letterKeys = {
  plain: ["1 2 3 4 5 6 7 8 9 0 ृ", "ौ ै ा ी ू ब ह ग द ज ड ़", "ो े ् ि ु प र क त च ट", "ॉ ं म न व ल स , . य"],
  shifted: ["1 2 3 4 5 6 7 8 9 0 ऋ", "औ ऐ आ ई ऊ भ ङ घ ध झ ढ ञ", "ओ ए अ इ उ फ ऱ ख थ छ ठ", "ऑ ँ ण ष ळ श क्ष ः । ज्ञ"],
};
export const keyNames = {
  "{bksp}": "मिटाएँ",
  "{enter}": "एंटर",
  "{shift}": "दूसरे अक्षर",
  "{space}": "खाली जगह",
  "{lang}": "दूसरी लिपि",
  "{done}": "कीबोर्ड बंद करें",
};
export const guest = "मेहमान";
export const counterIsFixed = "यह दुकान का अपना काउंटर है और बदला नहीं जा सकता। ऑर्डर घर मँगवाने के लिए कोई पता जोड़ें।";
