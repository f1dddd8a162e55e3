export const noDevice = "This device was not found.";
export const noLogin = "This login was not found.";
export const noProduct = "This product was not found.";
export const noStore = "This store was not found.";
export const noOrder = "This order was not found.";
export const noOrderNamed = (name: string) => `The order ${name} was not found.`;
export const noOrderBefore = "The order after which the page begins was not found.";
export const noStage = "This stage was not found.";
export const noReview = "This review was not found.";
export const noCustomerWithNumber = "A customer with this number was not found.";
export const noCoupon = (code: string) => `The coupon ${code} was not found.`;
export const noSku = (sku: string) => `The SKU ${sku} was not found.`;
export const noRechargeWaits = "A recharge whose cash is not collected yet was not found.";
export const noRefundWaits = "A pending refund was not found.";
export const noTokenToRevoke = (name: string) => `A token ${name} that can be revoked was not found.`;
export const tooManyPairingCodes = (minutes: number) =>
  `Too many wrong pairing codes were tried at this store. Please try again in ${minutes} minutes.`;
export const pairingCodeInvalid =
  "This code is not valid. Codes work once and for 30 minutes; make a new one with: npm run haat -- device add";
export const reasonAtMost = (most: number) => `A reason has at most ${most} letters: shoppers read it on every page.`;
export const storeIsCalled = (former: string, today: string) =>
  `The store "${former}" was renamed: write friendlyId: ${today} in store.yaml.`;
export const nameHasForm = "A friendly id has up to 50 small letters, digits and hyphens, such as my-shop.";
export const nameIsOwnPath = (name: string) => `The address /${name} belongs to the program: choose another name.`;
export const nameIsTaken = (name: string, by: string) => `The name ${name} belongs to the store ${by}.`;
export const screenClosed = "This screen is closed at the moment. Please ask at the counter.";
export const codeWorksFor = (days: number) => `A code works for 1 to ${days} days.`;
export const tokenWorksFor = (days: number) => `A token works for 1 to ${days} days.`;
export const tokenName = "A token's name has 1 to 60 letters and digits.";
export const tokenRefused = "This call needs a token of the store's owner that was not revoked.";
export const codeExpired = (day: string, name: string) =>
  `This code expired on ${day}. The owner makes a new one: haat counter add "${name}"`;
export const tokenExpired = (day: string, name: string) =>
  `This token expired on ${day}. The owner makes a new one: haat token add "${name}"`;
export const counterUnused = "This counter was not used for twelve hours. Type its code again.";
export const takeNoCash = "This order is paid already: take no cash for it.";
export const noCashToTake = "There is no cash to take for this order.";
export const amountChanged = (amount: string) =>
  `This order costs ${amount}. Look at it again before you take the cash.`;
export const hasOpenOrders = "There are orders on their way: deliver or cancel them first.";
export const walletNotEmpty = "There is money in the wallet: give it back first, with `wallet pay-out`.";
export const couponCode = "A code has 2 to 40 letters, digits and hyphens, such as WELCOME10.";
export const percentOrAmount = "A coupon takes off a percentage or an amount: give one of them.";
export const percentage = "A percentage is from 1 to 100.";
export const amountAboveZero = "An amount is above 0.";
export const useOnceOrMore = "A customer may use it once or more.";
export const couponExists = (code: string) => `The coupon ${code} is there already.`;
export const wholeStock = "Stock is a whole number of pieces.";
export const notAsMany = (sku: string) => `There are fewer pieces of ${sku}.`;
export const priceOutOfRange = (most: string, sku: string) =>
  `A price and an MRP are amounts above ₹0 and up to ${most}. To stop selling ${sku}, set its stock to 0.`;
export const priceAboveMrp = (sku: string, mrp: string) =>
  `The price of ${sku} would be above its MRP of ${mrp}: give a new MRP too.`;
export const refundUnderWay =
  "The payment provider was asked for this refund and may still pay it: wait until it is confirmed or refused.";
export const payOutAboveZero = "An amount to pay out is above 0.";
export const keyOfOtherAmount = "This key was used for another amount.";
export const walletEmpty = "There is no money in this wallet.";
export const cannotBePacked = (state: string) => `An order that is ${state} is not packed.`;
export const giveBackAboveZero = "An amount to give back is above 0.";
export const canBeGivenBack = (amount: string) => `${amount} of this order can be given back.`;
export const goesBackByItself = "This order failed or was cancelled: what was paid for it goes back by itself.";
export const allGivenBack = "All of this order's money was given back.";
export const nothingPaid = "Nothing was paid for this order yet.";
export const goesBackByProvider =
  "This order was paid online, so its money goes back by the payment provider. If the provider refuses it, give it back with `refunds by-hand`.";
export const noPaymentToGiveBack = "There is no payment of this order to give back.";
export const nothingToPack = "There is nothing to pack.";
export const noPackingPage = (page: number) => `Page ${page} of the packing list was not found.`;
/** The language in which the packing list's PDF claims to be. */
export const documentLanguage = "en-IN";
export const packingList = "Packing list";
export const packingListOf = (store: string) => `Packing list · ${store}`;
export const orderCount = (count: number) => (count === 1 ? "1 order" : `${count} orders`);
export const orderOf = (place: string, all: string) => `Order ${place} of ${all}`;
export const ordersOf = (from: string, to: string, all: string) => `Orders ${from} to ${to} of ${all}`;
export const orderNumbered = (number: string) => `Order ${number}`;
