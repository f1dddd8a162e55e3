export const touchToStart = "Touch to start";
export const welcome = (store: string) => `Welcome to ${store}`;
export const scanHint = "Or scan a product";
export const chooseLanguage = "Choose your language";
export const easier = "Make this screen easier to use";
export const bringLower = "Bring lower";
export const largerText = "Larger text";
export const readAloud = "Read aloud";
export const voiceOn =
  "This screen is read aloud. Up and down go from one thing to the next, left and right from part to part. Press OK to choose.";
export const price = "Price";
export const was = "was";
export const button = "button";
export const field = "text field";
export const isEmpty = "empty";
export const isOn = "on";
export const isOff = "off";
export const isChosen = "chosen";
export const notNow = "not possible now";
export const typeHint = "Choose each letter with the four keys and press OK. The tick closes the keyboard.";
export const keyboardClosed = "The keyboard is closed.";
export const spokenAmount = (rupees: string, paise: number) =>
  `${rupees} rupees${paise === 0 ? "" : ` ${paise} paise`}`;
export const search = "Search";
export const startOver = "Start over";
export const startOverQuestion = "Start over?";
export const startOverText = "Your cart and everything you entered will be removed.";
export const keepShopping = "Keep shopping";
export const searchTitle = "What are you looking for?";
export const close = "Close";
export const categories = "Categories";
export const all = "All";
export const allProducts = "All products";
export { chosenOf, instead, notInThisChoice, soldOutShort, soldWith } from "#commerce/option-picker/words.en.ts";
export const sizes = (count: number) => `${count} sizes`;
export const options = (count: number) => `${count} options`;
/** `500 g · 3 sizes` */
export const oneOfOthers = (own: string, others: string) => `${own} · ${others}`;
export const add = "Add";
export const amountOf = (product: string) => `${product}: amount`;
export const less = (product: string) => `One less of ${product}`;
export const more = (product: string) => `One more of ${product}`;
export const found = (query: string) => `Results for “${query}”`;
export const nothingFoundText = "Nothing was found. Try another word, or look in the categories.";
export const nothingHere = "There is nothing here yet.";
export const someOf = (shown: number, all: number) => `${shown} of ${all} products`;
export const showMore = "Show more";
export const listFailed = "The products could not be loaded.";
export const tryAgain = "Try again";
export const yourCart = "Your cart";
export const cartEmptyText = "Touch “Add” at a product, or scan it.";
export const total = "Total";
export const pay = "Pay";
export const onlyLeft = (count: number) => `Only ${count} left`;
export const take = (count: number) => `Take ${count}`;
export const takeOut = "Take out";
export const mendFirst = "Change what is marked to go on.";
export const deliveryLater = "Delivery is added in the next step.";
export const who = "Who is this order for?";
export const whoText = "A name or a mobile number, so that we can call you when it is ready.";
export const name = "Name";
export const mobile = "Mobile number";
export const mobileHint = "10 digits";
export const whoMissing = "Enter a name or a mobile number";
export const mobileWrong = "Enter all 10 digits of the mobile number";
export const goOn = "Go on";
export const haveAccount = "I have an account";
export const back = "Back";
export const skip = "Skip";
export const howToPay = "How would you like to pay?";
export const items = (count: number) => (count === 1 ? "1 product" : `${count} products`);
export const payByPhone = "Pay by phone";
export const payByPhoneText = "Scan a code on this screen: UPI, cards and net banking";
export const payThere = "Pay at the counter";
export const payThereText = "Cash or card, with your order number";
export const placeOrder = "Place the order";
export const oneMoment = "One moment …";
export const newTotal = (amount: string) => `The total is ${amount} now. Touch again to pay it.`;
export const notPriced = "The total could not be worked out. Please try again.";
export const haveCoupon = "I have a coupon";
export const couponCode = "Coupon code";
export const applyCoupon = "Apply";
export const couponSaves = (amount: string) => `${amount} less by your coupon`;
export const removeCoupon = (code: string) => `Take coupon ${code} out`;
export const backToProducts = "Back to the products";
export const deliverInstead = "Have it delivered";
export const notPaid = "Your payment did not go through";
export const notPaidText = "Nothing was ordered. Everything is still in your cart.";
export const awaitsPayment = "Your order is not paid yet";
export const awaitsPaymentText = "It is placed as soon as it is paid.";
export const payAgain = (amount: string) => `Try again, ${amount}`;
export const anotherWay = "Pay another way";
export const checkingTitle = "We are checking your order";
export const checkingText =
  "The connection broke before we heard back, so we are asking again. It is placed only once.";
export const checkNow = "Check now";
export const payTitle = "Scan to pay";
export const payShop = (store: string) => `Pay ${store}`;
export const qrCode = "QR";
export const payTo = (amount: string, store: string) => `Pay ${amount} to ${store}`;
export const newCode = "That payment did not go through. Here is a new code.";
export const payByUpi = "Open any UPI app and scan this code.";
export const payByCamera = "Open your phone's camera and scan this code. Your phone opens the payment page.";
export const payThen = "This screen goes on by itself as soon as your bank has confirmed.";
export const leftToPay = "left to pay";
export const lastLook = "One last look";
export const cancelPayment = "Cancel payment";
export const cancelling = "Cancelling …";
export const payFirst = "Finish or cancel this payment first, then scan again.";
export const phoneReady = "Pay for your order";
export const phoneReadyText = "You scanned the code on the screen in the shop.";
export const phonePaying = "Paying …";
export const phonePayingText = "Finish in the window that has opened.";
export const phoneAsking = "Waiting for your bank";
export const phoneAskingText =
  "If you have paid, this page says so as soon as your bank has confirmed. If you have not, try again.";
export const phoneLeft = "Look at the screen in the shop";
export const phoneLeftText = "It goes on as soon as your bank has confirmed.";
export const phoneNotOpened = "The payment did not open";
export const phoneNotOpenedText = "Nothing was paid. Try again, or ask at the counter.";
export const phonePaid = "Paid";
export const phonePaidText = (amount: string) => `${amount} is paid. Your order number is on the screen in the shop.`;
export const phoneFailed = "That payment did not go through";
export const phoneFailedText = "Look at the screen in the shop: scan the new code there, or pay in another way.";
export const phoneReplaced = "There is a new code";
export const phoneReplacedText = "This one is not used any more. Scan the new code on the screen in the shop.";
export const phoneCancelled = "This payment was cancelled";
export const phoneExpired = "The time for this payment is over";
export const phoneOverText =
  "You can pay again on the screen in the shop. If your bank took money all the same, it pays for the order or comes back.";
export const phoneRefunded = "Your money comes back";
export const phoneRefundedText =
  "It is on its way to the account that paid. Look at the screen in the shop, or ask at the counter.";
export const phoneUnreachable = "The shop cannot be reached right now";
export const phoneUnreachableText =
  "This page goes on by itself. What you have paid counts: look at the screen in the shop.";
export const phoneEmpty = "There is nothing to pay here";
export const phoneEmptyText = "Scan the code on the screen in the shop again.";
export const orderPlaced = "Thank you! Your order is placed";
export const orderNumber = "Your order number";
export const received = (amount: string) => `${amount} received`;
export const nothingToPay = "Nothing to pay";
export const payAtCounter = (amount: string) => `Please pay ${amount} at the counter`;
export const pickUp = "Show this number at the counter to pick it up.";
export const delivered = "We bring it to your address.";
export const print = "Print receipt";
export const printed = "If nothing prints, the number above is all you need.";
export const done = "Done";
export const homeIn = (seconds: number) => `This screen starts over in ${seconds} s`;
export const orderUnknown = "Your order is being confirmed";
export const orderUnknownText = "Please ask at the counter.";
export const stillThere = "Are you still there?";
export const stillThereText = "Touch anywhere to go on. Otherwise your cart is removed.";
export const iAmHere = "I am still here";
export const closedTitle = "This screen is closed";
export const closedText = "Please ask at the counter.";
export const maintenanceTitle = "We will be right back";
export const maintenanceText = "This screen is being looked after. Please ask at the counter.";
export const unreachableTitle = "The shop cannot be reached";
export const unreachableText = "This screen tries again by itself. Please ask at the counter.";
export const offline = "No connection at the moment. You can look around; ordering goes on when it is back.";
export const unknownCode = "We do not know this code. Please ask at the counter.";
export const soldOut = (product: string) => `${product} is sold out`;
export const scanFailed = "This could not be looked up. Please scan it again.";
export const guestFailed = "The shop cannot be reached right now. Please try again in a moment.";
/** Messages of the shop that a visit may show, with their translation. */
export const shopsMessages: Record<string, string> = {
  "Failed to add product to cart": "Failed to add product to cart",
  "Failed to remove product from cart": "Failed to remove product from cart",
  "Failed to initiate payment": "Failed to initiate payment",
  "Payment failed or user dropped": "Payment failed or user dropped",
  "Time limit exceeded": "Time limit exceeded",
  "Payment failed": "Payment failed",
  "Error fetching payment status": "Error fetching payment status",
  "Your payment went through. We are confirming your order.":
    "Your payment went through. We are confirming your order.",
  "This is taking longer than usual. Please wait, we are still trying.":
    "This is taking longer than usual. Please wait, we are still trying.",
};
export const pairTitle = "This screen is not set up yet";
export const pairAsk = "Please ask at the counter.";
export const pairOpen = "Set up this screen";
export const pairText = "Enter the code that this command prints:";
export const pairLabel = "Pairing code, 12 digits";
export const pair = "Connect this screen";
export const tryHere = "Try it here";
export const tryText = "This shop is a sandbox: try the kiosk without a code.";
export const pairFailed = "The shop cannot be reached. Check the network and try again.";
/** The keys of the kiosk's keyboard, row by row from the top; `shifted` are those with the shift key. */
export const letterKeys = {
  plain: ["1 2 3 4 5 6 7 8 9 0", "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m , . @"],
  shifted: ["1 2 3 4 5 6 7 8 9 0", "Q W E R T Y U I O P", "A S D F G H J K L", "Z X C V B N M , . @"],
};
/** The names of keys with an icon, for assistive technology. */
export const keyNames = {
  "{bksp}": "Delete",
  "{enter}": "Enter",
  "{shift}": "Capital letters",
  "{space}": "Space",
  "{lang}": "other letters",
  "{done}": "Close the keyboard",
};
/** The name on an order when none was given. */
export const guest = "Guest";
export const counterIsFixed =
  "This is the shop's own counter and cannot be changed. Add an address to have your order delivered.";
