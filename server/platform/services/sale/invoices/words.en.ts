/** Makes luxon write a day as `5 March 2026`. */
export const language = "en-GB";
export const dayFormat = "d MMMM yyyy";
/** The language in which the PDF claims to be. */
export const documentLanguage = "en-IN";
export const noOrder = "This order was not found.";
export const notDelivered = "This order was not delivered, so there is no invoice for it.";
export const comesWithDelivery = "The invoice comes with the delivery. Please look again then.";
export const cashOnDelivery = "Cash on delivery";
export const wallet = "Wallet";
export const onlinePayment = "Online payment";
export const notPaidYet = "Not paid yet";
export const paid = "Paid";
export const notPaid = "Not paid";
export const refunded = "Refunded";
export const invoice = "Invoice";
export const invoiceNumbered = (number: string) => `Invoice ${number}`;
export const questions = (contacts: string) => `Questions? ${contacts}`;
export const noSignature = "This invoice was made by computer and needs no signature.";
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const taxNumber = (number: string) => `GSTIN ${number}`;
export const invoiceNumber = "Invoice number";
export const invoiceDate = "Invoice date";
export const orderNumber = "Order number";
export const orderDate = "Order date";
export const billedTo = "Billed to";
export const deliveredTo = "Delivered to";
export const payment = "Payment";
export const item = "Item";
export const quantity = "Qty";
export const mrp = "MRP";
export const price = "Price";
export const tax = "Tax";
export const amount = "Amount";
export const discount = "Discount";
export const coupon = "Coupon";
export const delivery = "Delivery";
export const free = "Free";
export const total = "Total";
export const taxByRate = "Tax by rate";
export const taxableValue = "Taxable value";
export const taxInPrices = (percent: number) => `${percent}%, in the prices`;
export const taxOnTop = (percent: number) => `${percent}%, on top`;
/** An amount in words. The number is put together from the five texts below. */
export const rupees = (rupees: string) => `Rupees ${rupees} only`;
export const rupeesAndPaise = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`;
/** The words for 0 to 99. */
export const belowHundred =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven forty-eight forty-nine fifty fifty-one fifty-two fifty-three fifty-four fifty-five fifty-six fifty-seven fifty-eight fifty-nine sixty sixty-one sixty-two sixty-three sixty-four sixty-five sixty-six sixty-seven sixty-eight sixty-nine seventy seventy-one seventy-two seventy-three seventy-four seventy-five seventy-six seventy-seven seventy-eight seventy-nine eighty eighty-one eighty-two eighty-three eighty-four eighty-five eighty-six eighty-seven eighty-eight eighty-nine ninety ninety-one ninety-two ninety-three ninety-four ninety-five ninety-six ninety-seven ninety-eight ninety-nine";
export const hundred = "hundred";
export const thousand = "thousand";
export const lakh = "lakh";
export const crore = "crore";
