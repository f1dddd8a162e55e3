const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

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
/** An amount in words. The number is put together from `belowHundred` and the four texts below it. */
export const rupees = (rupees: string) => `Rupees ${rupees} only`;
export const rupeesAndPaise = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`;
export const belowHundred = (value: number) =>
  ONES[value] ?? `${TENS[Math.floor(value / 10)]}${value % 10 > 0 ? `-${ONES[value % 10]}` : ""}`;
export const hundred = "hundred";
export const thousand = "thousand";
export const lakh = "lakh";
export const crore = "crore";
