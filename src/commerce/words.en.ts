export const name = "Name";
export const mobile = "Mobile No";
export const pincode = "Pincode";
export const address = "Address";
export const landmark = "Landmark";
export const city = "City";
export const state = "State";
export const country = "Country";
export const email = "Email";
export const addressType = "Address Type";
export const addAnEmail = "Add an e-mail";
export const findingPlace = "Finding your city and state";
export const unknownPincode = "We could not find this pincode. Please fill in city, state and country.";
export const pincodeNotLookedUp = "We could not look up this pincode. Please fill in city, state and country.";
export const saveAddress = "Save address";
export const saving = "Saving";
export const loadingForm = "Loading the form";
export const buy = "Buy";
export const orderCancellationReason = "Order Cancellation Reason";
export const cancel = "Cancel";
export const submit = "Submit";
export const reason = "Reason";
export const activeFilters = "Active filters";
export const clearAll = "Clear all";
export const starsAndAbove = (stars: number | undefined) => (stars === 5 ? "5 stars" : `${stars} stars and above`);
export const category = "Category";
export const subscribable = "Can be subscribed to";
export const inStock = "In stock";
export const filters = "Filters";
export const rating = "Rating";
/** Beside drawn stars. */
export const andAbove = "and above";
export const clearRating = "Clear rating";
export const showProducts = "Show products";
export const showCount = (count: number, shown: string) => `Show ${shown} ${count === 1 ? "product" : "products"}`;
export const showFewer = "Show fewer";
export const showRest = (rest: number) => `Show ${rest} more`;
export const anyPrice = "Any price";
export const price = "Price";
export const lowestPrice = "Lowest price";
export const highestPrice = "Highest price";
export const priceAndAbove = (low: string) => `${low} and above`;
export const upToPrice = (high: string) => `Up to ${high}`;
export const priceFromTo = (low: string, high: string) => `${low} to ${high}`;
export const sortBy = "Sort by";
export const nothingAdded = "Nothing could be added";
export const addedToYourCart = "Added to your cart";
export const close = "Close";
export const goToCart = "Go to cart";
export const newPrice = "New price";
export const nowAndBefore = (now: string, before: string) => `${now} now, ${before} before`;
export const fewerAvailable = "Fewer available";
export const gotOfWanted = (got: number, wanted: number) => `${got} of ${wanted} in your cart`;
export const noLongerAvailable = "No longer available";
export const couldNotBeAdded = "Could not be added";
export const noneCanBeBought = "None of these items can be bought today.";
export const someInYourCart = (some: number, total: number) => `${some} of ${total} items are in your cart.`;
export const allInYourCart = (total: number) =>
  total === 1 ? "The item is in your cart." : `All ${total} items are in your cart.`;
export const allAtSamePrice = (total: number) =>
  total === 1
    ? "The item is in your cart, at the same price as before."
    : `All ${total} items are in your cart, at the same price as before.`;
export const waysNotLoaded = "The ways to pay could not be loaded";
export const loadingWays = "Loading the ways to pay";
export const paymentDidNotGoThrough = "Your payment did not go through";
export const orderWaitsForPayment = "This order waits for its payment";
/** @param reason empty when it is not known */
export const nothingWasOrdered = (reason: string) =>
  `${reason && `${reason}. `}Nothing was ordered. If money has left your account all the same, your order is placed when your bank confirms it, or the money comes back.`;
export const keptUntilPaid = "It is kept for you for a while. Nothing is ordered until it is paid.";
export const tryAgainFor = (amount: string) => `Try again, ${amount}`;
export const pay = (amount: string) => `Pay ${amount}`;
export const payAnotherWay = "Pay another way";
/** Drawn under the minutes and seconds that are left. */
export const toWaitAtMost = "to wait at most";
export const leftToPay = "left to pay";
export const oneLastLook = "One last look";
export const waitingForPayment = "Waiting for your payment";
export const confirmingPayment = "Confirming your payment";
export const payInOpenedPage =
  "Pay in the page that has opened, then come back here. Your order is placed as soon as your bank confirms it, even if you close this page.";
export const bankIsAsked =
  "Your bank is being asked. This takes a few seconds; your order is placed as soon as it answers, even if you close this page.";
export const checkNow = "Check now";
export const cancelPayment = "Cancel payment";
export const openPaymentPage = "Open the payment page";
export const percentOff = (percent: number) => `${percent}% off`;
/** Screen readers hear "Price ₹60.00, was ₹80.00". */
export const priceBefore = "Price ";
export const wasBefore = ", was ";
export const notKnownYet = "not known yet";
export const someOfProducts = (some: string, all: string) => `${some} of ${all} products`;
export const showMore = "Show more";
export const soldOut = "Sold out";
export const productsNotLoaded = "These products did not load.";
export const tryAgain = "Try again";
export const add = "Add";
export const addNamed = (name: string) => `Add ${name} to cart`;
export const addToCart = "Add to Cart";
export const addToCartNamed = (name: string) => `Add to Cart: ${name}`;
export const isSoldOut = (name: string) => `${name} is sold out`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const decrease = (name: string) => `Decrease ${name}`;
export const increase = (name: string) => `Increase ${name}`;
/** Screen readers hear it before the number. */
export const quantityBefore = "Quantity ";
export const search = "Search";
export const suggestions = "Suggestions";
export const clearRecentSearches = "Clear recent searches";
export const suggestionCount = (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`);
export const searchByVoice = "Search by voice";
export const loadingProducts = "Loading products";
export const loadingProduct = "Loading the product";
export const beingCalculated = "being calculated";
