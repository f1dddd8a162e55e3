export const noCart = "This cart was not found.";
export const noCheckout = "This checkout was not found.";
export const noDeliverySlot = "This delivery slot was not found.";
export const noOrder = "This order was not found.";
export const noPayment = "This payment was not found.";
export const noProduct = "This product was not found.";
export const noProvider = "This provider was not found.";
export const noRechargeWaits = "A recharge whose cash is not collected yet was not found.";
export const noStore = "This store was not found.";
export const noSubscription = "This subscription was not found.";
export const noWallet = "This wallet was not found.";
export const cartFull = (most: number) => `Your cart is full: it holds at most ${most} different products.`;
export const cartEmpty = "Your cart is empty";
export const wholeQuantity = "The quantity must be a whole number of 1 or more.";
export const atMostOfOne = (most: number) => `You can have at most ${most} of one product in your cart.`;
export const atMostQuantity = (most: number) => `The quantity can be at most ${most}.`;
export const onlyLeft = (left: number) => (left > 0 ? `Only ${left} left in stock` : "This product is out of stock");
export const onlyLeftOf = (left: number, product: string) =>
  left > 0 ? `Only ${left} left in stock of ${product}` : `${product} is out of stock`;
export const someOutOfStock = "Some products are no longer in stock in the quantity you chose. Please check your cart.";
export const pricesChanged = "Prices have changed since you last looked. Please check your order again.";
export const chooseAddressAndMethod = "Please choose a delivery address and a payment method first.";
export const methodNotOffered = "This store does not offer this payment method. Please choose another.";
export const belowLeastOnline = (least: string, total: string) =>
  `Online payments begin at ${least} and this order is ${total}. Please choose another payment method, or add something to your cart.`;
export const couponInvalid = "This coupon code is not valid.";
export const couponExpired = "This coupon has expired.";
export const couponUsed = "You have already used this coupon.";
export const couponBelowMinimum = (minimum: string, missing: string) =>
  `This coupon needs products worth ${minimum}. Add ${missing} more to use it.`;
export const keyToPlaceOnce = "An order needs an Idempotency-Key header, so that it is placed once.";
export const alreadyPlaced = "This order has already been placed.";
export const reasonTooLong = "Reason exceeds maximum length";
export const cancelInShop = "This order is paid in cash. Please ask in the shop to cancel it.";
export const onItsWay = "This order is already on its way and can no longer be cancelled.";
export const isDelivered = "This order has been delivered and can no longer be cancelled.";
export const hasFailed = "This order has failed, there is nothing to cancel.";
export const isCancelled = "This order is already cancelled.";
export const onlyStoreChanges = "Only the store can change this order's state.";
export const cannotBecome = (state: string, next: string) => `An order that is ${state} cannot become ${next}.`;
/** Why an order failed (spec 8). */
export const failedOrDropped = "Payment failed or user dropped";
export const waitsForNoPayment = "This order does not wait for a payment.";
export const moneyOnItsWayBack = "This order was paid for, and the money is on its way back. Please order again.";
export const orderAgain =
  "Some products of this order are gone or have another price now. Please order again from your cart.";
export const waitedTooLong = "This order has waited too long for its payment. Please order again from your cart.";
export const keyToPayOnce = "A payment needs an Idempotency-Key header, so that it is started once.";
export const otherAmount = "This is not the amount of the order. Please check your order again.";
export const methodNotSupported = "Payment method not supported";
export const amountToPay = "Please enter an amount between ₹1 and ₹1,00,000.";
export const paymentEnded = "This payment has ended. Please try again.";
export const paymentNotStarted = "The payment could not be started. Please try again.";
export const notSigned = "This is not signed by the gateway.";
/** The reasons and notes in an order's timeline. They are kept in English (`reasonInWords`). */
export const cancelledByStore = "Cancelled by the store";
export const amountInCash = (amount: string) => `${amount} in cash`;
export const soldOutBeforePayment = "Sold out before the payment arrived";
export const paidTwice = "Paid twice";
export const wrongAmountPaid = "The amount paid was not the order's";
export const keyToSubscribeOnce = "A subscription needs an Idempotency-Key header, so that it is made once.";
/** Spec 5, Confirm Subscription and Subscription update. */
export const selectDaysAndStart = "Error! Please select repeated days and Start Date.";
export const selectDays = "Error! Please select repeated days.";
export const selectValidStart = "Error! Please select a valid Start Date.";
export const endDateTooEarly = "Error! End date cannot be earlier than start date.";
export const dayOfCalendar = "Please choose a day of the calendar.";
export const pauseEndsFirst = "A pause cannot end before it begins.";
export const daysOver = "These days are over. Please choose days to come.";
export const noDelivery = "There is no delivery on this day.";
export const tooLate = "It is too late to change this delivery.";
/** Why there was no delivery. */
export const skipped = "You skipped this day.";
export const paused = "You paused your deliveries over this day.";
export const walletWasTooLow = "Your wallet did not hold enough for this delivery.";
export const wasOutOfStock = "There was not enough in stock.";
export const noLongerSubscribed = "The store no longer sells this by subscription.";
export const noLongerAtThisTime = "The store no longer delivers at this time.";
export const methodNoLongerOffered = "The store no longer offers this payment method.";
export const storeWasClosed = "The store was closed. Nothing was charged.";
export const deliveryMissed = "We could not prepare this delivery in time. Nothing was charged.";
export const orderOfDayCancelled = "The order for this day was cancelled.";
/** What would prevent a delivery that is still to be ordered. */
export const walletIsTooLow =
  "Your wallet does not hold enough for this delivery. Please recharge it before the cut-off.";
export const storeIsClosed = "The store is closed for now and delivers when it is open again.";
export const isOutOfStock = "There is not enough in stock today.";
export const keyToRechargeOnce = "A recharge needs an Idempotency-Key header, so that it happens once.";
export const amountToRecharge = "Please enter an amount between ₹0.01 and ₹1,00,000.";
export const rechargeNotConfirmed = "This payment is not confirmed yet. Once it is, the money is added to your wallet.";
export const insufficientBalance = "Insufficient Balance";
/** The entries of a wallet. They are kept in English (`entryInWords`). */
export const rechargeOnline = "Recharge by online payment";
export const rechargeByCash = "Recharge by cash on delivery";
export const order = (number: string) => `Order ${number}`;
export const refundOfOrder = (number: string) => `Refund of order ${number}`;
export const paidOutInCash = "Paid out in cash";
