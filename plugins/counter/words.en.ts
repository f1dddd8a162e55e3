export const noConnection = "There is no connection. Please log in when it is back.";
export const codeHas16 = "A code has 16 letters and digits. Please check what you typed.";
export const noSuchCode = "This code opens nothing. Please check it, or ask the owner for a new one.";
export const codeRevoked = "This code opens nothing any more. Ask the owner for a new one.";
/** For errors without words of their own. */
export const notReached = "The shop could not be reached.";
export const cashReceived = (amount: string) => `Cash received, ${amount}`;
export const ready = "Ready";
export const packed = "Packed";
export const onItsWay = "On its way";
export const pickedUp = "Picked up";
export const pickedUpAndPaid = (amount: string) => `Picked up, ${amount} collected`;
export const delivered = "Delivered";
export const deliveredAndPaid = (amount: string) => `Delivered, ${amount} collected`;
export const withoutSlot = "Without a slot";
export const slot = (day: string, from: string, until: string) => `${day}, ${from} to ${until}`;
export const today = "Today";
export const tomorrow = "Tomorrow";
export const justNow = "just now";
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number, minutes: string) => `${hours} h ${minutes} min ago`;
export const daysAgo = (days: number) => (days === 1 ? "1 day ago" : `${days} days ago`);
export const isPackedAlready = "It is packed already.";
export const goodsGoBack = "Its products go back into stock.";
export const giveCashBack = "Its products go back into stock. It is paid in cash: give the cash back.";
export const moneyGoesBack = "Its products go back into stock, and what was paid goes back to the customer.";
export const soundIsOn = "Sound is on";
export const turnSoundOn = "Turn sound on";
/** Screen readers read it at the board; the digits are separate: `Ready: 1 0 4 2.` */
export const nowReady = (digits: string) => `Ready: ${digits}.`;
export const cancelWhich = (number: string) => `Cancel order ${number}?`;
export const keepOrder = "Keep the order";
export const cancelOrderNow = "Cancel the order";
export const reason = "Reason, which the customer reads";
export const counter = "Counter";
export const more = "More";
export const printSome = (some: string, all: string) => `Print ${some} of ${all} to pack`;
export const printWhatToPack = "Print what to pack";
export const logOut = "Log out";
export const counterOf = (store: string) => `${store}: counter`;
export const forStaff = 'For staff. The owner makes a code by the command line: haat counter add "Front desk"';
export const code = "Code";
export const codeShape = "XXXX-XXXX-XXXX-XXXX";
export const logIn = "Log in";
export const tryItHere = "Try it here";
export const open = "Open";
export const toPack = "To pack";
export const onTheWay = "On the way";
export const doneToday = "Done today";
export const orders = "Orders";
export const codeWorksUntil = (moment: string) =>
  `This counter's code works until ${moment}. Ask the owner for a new one before that.`;
export const pickup = "Pickup";
export const delivery = "Delivery";
export const showOnly = "Show only";
export const mayBeOld = "What you see may be old. New orders come as soon as the shop can be reached again.";
export const lookAgain = "Look again";
/** Stands before the reason of a refusal. */
export const refusedOrder = (number: string) => `Order ${number}:`;
export const ok = "OK";
export const noneEndsIn = (digits: string) => `No order ends in ${digits}`;
export const checkNumber =
  "Open orders and those that were finished today are looked through. Please check the number on the receipt.";
export const nothingDoneYet = "Nothing is done yet today";
export const nothingToDo = "Nothing to do here";
export const newOrdersAppear = "New orders appear by themselves.";
export const someEndIn = (some: string, all: string, digits: string) =>
  `${some} of ${all} orders that end in ${digits} are shown: type more of the number.`;
export const endIn = (count: number, shown: string, digits: string) =>
  count === 1 ? `One order ends in ${digits}.` : `${shown} orders end in ${digits}.`;
export const showAllOrders = "Show all orders";
export const loadingOrders = "Loading the orders";
export const findOrder = "Find an order by its number";
export const orderNumber = "Order number";
export const isNew = "New";
export const isLate = "Late";
export const noName = "No name";
export const picksUp = "Picks it up in the shop";
export const stepOfOrder = (step: string, number: string) => `${step}: order ${number}`;
export const toBePaid = "To be paid";
export const justIn = "Just in";
export const theNewest = "The newest";
export const shown = (count: string) => `${count} shown`;
export const orderCount = (count: number, shown: string) => (count === 1 ? "1 order" : `${shown} orders`);
/** A bold part of `oldestAndNewest`. */
export const someShown = (some: string, all: string) => `${some} of ${all} orders are shown:`;
export const oldestAndNewest = (someShown: string, notOnPage: string) =>
  `${someShown} the oldest, and the newest. ${notOnPage}`;
export const notOnPage = (count: number, shown: string) =>
  count === 1 ? "1 order is not on this page yet." : `${shown} orders are not on this page yet.`;
export const notOnPageOfBothKinds = (count: number, shown: string) =>
  count === 1
    ? "1 order is not on this page yet, of both kinds."
    : `${shown} orders are not on this page yet, of both kinds.`;
export const showMore = "Show more";
export const moreForOrder = (number: string) => `More for order ${number}`;
export const printSlip = "Print a slip";
export const cancelOrder = "Cancel order";
export const pickedUpInShop = "Picked up in the shop";
