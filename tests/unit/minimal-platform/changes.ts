import { AddressBookStore, AddressEditor } from "#domain/addresses/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { cartCandidateOf } from "#domain/catalogue/cartCandidateOf.ts";
import { CheckoutStore } from "#domain/checkout/index.ts";
import { OrderCancellation } from "#domain/orders/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { toggleDay } from "#domain/subscriptions/index.ts";
import { ProfileStore } from "#features/account/ProfileStore.ts";
import { LoginStore } from "#features/login/LoginStore.ts";
import { SubscriptionEditor } from "#features/subscription/SubscriptionEditor.ts";
import { SubscriptionList } from "#features/subscription/SubscriptionList.ts";
import { SubscriptionRemoval } from "#features/subscription/SubscriptionRemoval.ts";
import { SubscriptionSetup } from "#features/subscription/SubscriptionSetup.ts";
import { RechargeStore } from "#plugins/wallet/RechargeStore.ts";
import { MinimalMemory } from "#tests/support/minimalPlatform/MinimalMemory.ts";
import { ADDRESS, PRODUCTS } from "#tests/support/minimalPlatform/store.ts";
import { atCheckout, atReview, inCart, subscribed, withAddress } from "./beginnings";
import { type MinimalShop, MOBILE } from "./minimalShop";

/** One call that changes something, made as the screens make it. */
export interface Change {
  /** Runs before the change. */
  before?: (shop: MinimalShop) => Promise<void>;
  act: (shop: MinimalShop) => unknown;
  /** Returns what shows that the change worked. */
  worked: (shop: MinimalShop) => unknown;
  /** Returns the failure message where it is not shown as a notice. */
  says?: (shop: MinimalShop) => string;
  /** The expected message, given the platform's own; that one is empty where the platform had none. */
  words: (message: string) => string;
  /** True where a guest makes the change. */
  isGuest?: boolean;
}

const [MILK] = PRODUCTS;
const milk = () => {
  const [variant] = MILK?.variants ?? [];
  if (MILK === undefined || variant === undefined) throw new Error("The store sells nothing.");
  return cartCandidateOf(MILK, variant);
};
const noticed = (words: string) => (shop: MinimalShop) => shop.notices.messages.includes(words);
/** The stores that a screen makes for itself: one set for each test. */
const kept = new WeakMap<MinimalShop, unknown>();
function own<T>(shop: MinimalShop, make: () => T): T {
  if (!kept.has(shop)) kept.set(shop, make());
  return kept.get(shop) as T;
}
const login = (shop: MinimalShop) => own(shop, () => shop.container.get(LoginStore));
const editor = (shop: MinimalShop) => shop.container.get(AddressEditor);
const book = (shop: MinimalShop) => shop.container.get(AddressBookStore);
const checkout = (shop: MinimalShop) => shop.container.get(CheckoutStore);
const cart = (shop: MinimalShop) => shop.container.get(CartStore);
const list = (shop: MinimalShop) => shop.container.get(SubscriptionList);
const theOne = (shop: MinimalShop) => {
  const [subscription] = list(shop).subscriptions;
  if (subscription === undefined) throw new Error("There is no subscription.");
  return subscription;
};

export const CHANGES: Record<string, Change> = {
  "POST /api/identity/request-otp": {
    isGuest: true,
    act: (shop) => login(shop).sendCode(MOBILE),
    worked: (shop) => login(shop).step === "code",
    says: (shop) => login(shop).sendError,
    words: (message) => message || "Failed to send OTP. Please try again.",
  },
  "POST /api/identity/verify-customer-otp": {
    isGuest: true,
    before: (shop) => login(shop).sendCode(MOBILE),
    act: (shop) => {
      login(shop).setCode(MinimalMemory.CODE);
      return login(shop).verify();
    },
    worked: ({ container }) => container.get(SessionStore).isLoggedIn && container.get(SessionStore).cartId,
    says: (shop) => login(shop).codeError,
    words: () => "Invalid OTP. Please try again.",
  },
  "POST /api/carts/:id/add-item": {
    act: (shop) => cart(shop).add(milk()),
    worked: noticed("Product added to cart"),
    words: (message) => `Failed to add product to cart${message && `. ${message}`}`,
  },
  "POST /api/carts/:id/remove-item": {
    before: inCart,
    act: (shop) => cart(shop).remove("v-milk"),
    worked: noticed("Product removed from cart"),
    words: (message) => `Failed to remove product from cart${message && `. ${message}`}`,
  },
  "POST /api/checkouts": {
    before: inCart,
    act: (shop) => checkout(shop).next(),
    worked: (shop) => checkout(shop).currentStep === 1 && checkout(shop).checkout?.finalPrice === 60,
    words: () => "Something went wrong",
  },
  "PATCH /api/checkouts/:id": {
    before: atCheckout,
    act: (shop) => {
      checkout(shop).choosePaymentMethod("COD");
      return checkout(shop).next();
    },
    worked: (shop) => checkout(shop).currentStep === 2 && checkout(shop).checkout?.finalPrice === 85,
    words: (message) => message || "Something went wrong",
  },
  "POST /api/orders": {
    before: (shop) => atReview(shop, "COD"),
    act: (shop) => checkout(shop).next(),
    worked: ({ navigation, platform }) => navigation.path === `/order/${platform.memory.orders[0]?.id}/true`,
    words: (message) => message || "Your order was not placed. Please try again.",
  },
  "POST /api/payments/initiate-payment": {
    before: (shop) => atReview(shop, "PAYMENT_GATEWAY"),
    act: (shop) => checkout(shop).next(),
    worked: ({ navigation, platform }) =>
      platform.memory.orders[0]?.orderState === "PLACED" &&
      navigation.path === `/order/${platform.memory.orders[0].id}/true`,
    words: (message) => message || "Failed to initiate payment",
  },
  "POST /api/orders/:id/state": {
    before: async (shop) => {
      await atReview(shop, "COD");
      await checkout(shop).next();
    },
    act: (shop) => {
      const cancellation = own(shop, () => shop.container.get(OrderCancellation));
      cancellation.ask({ id: shop.platform.memory.orders[0]?.id ?? "", orderState: "PLACED" });
      return cancellation.submit();
    },
    worked: noticed("Order cancelled successfully"),
    words: () => "Failed to cancel order",
  },
  "POST /api/addresses/:id/add": {
    before: withAddress,
    act: async (shop) => {
      editor(shop).add();
      await editor(shop).save({ ...ADDRESS, name: "Ravi Rao" });
    },
    worked: (shop) => book(shop).list[0]?.name === "Ravi Rao" && !editor(shop).isOpen,
    says: (shop) => editor(shop).error,
    words: (message) => message || "The address could not be saved. Try again.",
  },
  "POST /api/addresses/:id/update": {
    before: withAddress,
    act: async (shop) => {
      editor(shop).edit(0);
      await editor(shop).save({ ...ADDRESS, landmark: "The lake" });
    },
    worked: (shop) => book(shop).list[0]?.landmark === "The lake",
    says: (shop) => editor(shop).error,
    words: (message) => message || "The address could not be saved. Try again.",
  },
  "POST /api/addresses/:id/remove": {
    before: withAddress,
    act: (shop) =>
      book(shop)
        .remove(0)
        .catch((error: Error) => own(shop, () => error.message)),
    worked: (shop) => book(shop).isLoaded && book(shop).list.length === 0,
    says: (shop) => own(shop, () => "nothing"),
    words: (message) => message,
  },
  "PUT /api/customers/:customerId": {
    act: (shop) => shop.container.get(ProfileStore).save({ name: "Asha", email: "", gender: "FEMALE" }),
    worked: (shop) => noticed("Profile updated successfully")(shop) && shop.container.get(SessionStore).name === "Asha",
    words: () => "Failed to update profile",
  },
  "POST /api/common/generate-file-upload-url": {
    act: (shop) => savePhoto(shop),
    worked: ({ platform }) => platform.memory.profile.dpUrl === "/upload/face.png",
    words: () => "Failed to upload profile picture",
  },
  "PUT /upload/:file": {
    act: (shop) => savePhoto(shop),
    worked: ({ platform }) => platform.memory.profile.dpUrl === "/upload/face.png",
    words: () => "Failed to upload profile picture",
  },
  "POST /api/subscriptions": {
    before: withAddress,
    act: async (shop) => {
      const setup = own(shop, () => shop.container.get(SubscriptionSetup));
      if (setup.daysOfWeek.length === 0) setup.chooseDays(["MONDAY"]);
      await setup.confirm("v-milk");
    },
    worked: (shop) => noticed("Subscription confirmed")(shop) && shop.navigation.path === "/account/subscription",
    words: (message) => message || "The subscription could not be confirmed. Please try again.",
  },
  "PUT /api/subscriptions/:id": {
    before: subscribed,
    act: (shop) => list(shop).toggle(theOne(shop)),
    worked: (shop) => theOne(shop).isActive === false,
    words: (message) => message || "The subscription could not be changed. Please try again.",
  },
  "DELETE /api/subscriptions/:id": {
    before: subscribed,
    act: (shop) => {
      const removal = shop.container.get(SubscriptionRemoval);
      removal.ask(theOne(shop));
      return removal.confirm();
    },
    worked: noticed("Subscription deleted successfully"),
    words: (message) => message || "The subscription could not be deleted. Please try again.",
  },
  "POST /api/wallets/:id/recharge": {
    act: (shop) => shop.container.get(RechargeStore).recharge(100, "COD"),
    worked: noticed("Wallet recharged successfully"),
    words: () => "Failed to recharge wallet",
  },
};

/** Sets the days and the end date in the dialog. */
export async function editSubscription(shop: MinimalShop, endDate: string): Promise<void> {
  const dialog = shop.container.get(SubscriptionEditor);
  dialog.open(theOne(shop));
  const { daysOfWeek } = theOne(shop).subscriptionRecurrence;
  await dialog.save({ daysOfWeek: toggleDay(daysOfWeek, "FRIDAY"), endDate });
}

async function savePhoto(shop: MinimalShop): Promise<void> {
  const profile = shop.container.get(ProfileStore);
  profile.photo.cropping = { name: "face.jpg", address: "blob:face" };
  profile.photo.crop(new Blob(["png"]));
  await profile.save({ name: "", email: "", gender: "" });
}
