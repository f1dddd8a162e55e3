/** The numbers below a hundred, each of which is a word of its own. */
const NUMBERS =
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे".split(
    " ",
  );

export const language = "hi-IN";
export const dayFormat = "d MMMM yyyy";
export const documentLanguage = "hi-IN";
export const noOrder = "यह ऑर्डर नहीं मिला।";
export const notDelivered = "यह ऑर्डर डिलीवर नहीं हुआ, इसलिए इसका बिल नहीं है।";
export const comesWithDelivery = "बिल डिलीवरी के साथ मिलता है। कृपया तब फिर देखें।";
export const cashOnDelivery = "कैश ऑन डिलीवरी";
export const wallet = "वॉलेट";
export const onlinePayment = "ऑनलाइन भुगतान";
export const notPaidYet = "भुगतान बाकी";
export const paid = "भुगतान हो गया";
export const notPaid = "भुगतान नहीं हुआ";
export const refunded = "रिफ़ंड हो गया";
export const invoice = "बिल";
export const invoiceNumbered = (number: string) => `बिल ${number}`;
export const questions = (contacts: string) => `कोई सवाल? ${contacts}`;
export const noSignature = "यह बिल कंप्यूटर से बना है, इस पर हस्ताक्षर की ज़रूरत नहीं है।";
export const pageOf = (page: number, count: number) => `${count} में से पेज ${page}`;
export const taxNumber = (number: string) => `GSTIN ${number}`;
export const invoiceNumber = "बिल नंबर";
export const invoiceDate = "बिल की तारीख";
export const orderNumber = "ऑर्डर नंबर";
export const orderDate = "ऑर्डर की तारीख";
export const billedTo = "बिल किसके नाम";
export const deliveredTo = "डिलीवरी का पता";
export const payment = "भुगतान";
export const item = "आइटम";
export const quantity = "मात्रा";
export const mrp = "MRP";
export const price = "दाम";
export const tax = "टैक्स";
export const amount = "राशि";
export const discount = "छूट";
export const coupon = "कूपन";
export const delivery = "डिलीवरी";
export const free = "मुफ़्त";
export const total = "कुल";
export const taxByRate = "दर के हिसाब से टैक्स";
export const taxableValue = "टैक्स योग्य राशि";
export const taxInPrices = (percent: number) => `${percent}%, दाम में शामिल`;
export const taxOnTop = (percent: number) => `${percent}%, दाम के ऊपर`;
export const rupees = (rupees: string) => `${rupees} रुपये मात्र`;
export const rupeesAndPaise = (rupees: string, paise: string) => `${rupees} रुपये और ${paise} पैसे मात्र`;
export const belowHundred = (value: number) => NUMBERS[value] ?? `${value}`;
export const hundred = "सौ";
export const thousand = "हज़ार";
export const lakh = "लाख";
export const crore = "करोड़";
