import { api } from "#contract/api.ts";
import { counter } from "#contract/counter.ts";
import { aBanner, aFaq, aProduct, aTestimonial, aVariant, categories, products } from "../builders";
import { addressBook, cart, cartItems, checkout, order, walletTransaction } from "../commerceBuilders";
import { banner, pictures } from "../pictures";
import { plan, slot, subscription } from "../subscriptionBuilders";
import { type Answer, reply } from "./Answer.types";

const shown = Object.values(pictures);
const pictureOf = (index: number) => shown[index % shown.length] ?? "";
const goods = products(8, (index) => ({ thumbnail: pictureOf(index), averageRating: 4.3, ratingCount: index * 7 }));
const POLICY = "<h2>What we keep</h2><p>We keep <b>little</b>, and tell nobody.</p>";
const milk = aProduct({
  thumbnail: pictures.milk,
  description: "<p>Fresh every morning, from farms within 80 km.</p>",
  averageRating: 4.3,
  ratingCount: 1_204,
  variants: [
    aVariant({ imagePathList: [pictures.milk, pictures.greens] }),
    aVariant({ variantId: "milk-1000", weight: 1, weightUnit: "LITRE", mrp: 64, sellingPrice: 62 }),
  ],
});

export const FRESH_BASKET = {
  orgId: "org",
  storeId: "store",
  locationId: "location",
  name: "Fresh Basket",
  logoPath: pictures.greens,
};

/** The answers of a small store in which nothing fails, for a shopper who has an account. */
export const usualAnswers: readonly Answer[] = [
  reply(api.organizations.find, FRESH_BASKET),
  reply(api.storeSettings.get, {}),
  reply(api.identity.requestOtp, { resendAfterSeconds: 59 }),
  reply(api.storeThemes.webStoreConfig, { gridHomePage: 4, gridCatalogPage: 4 }),
  reply(api.storeCustomization.announcementBars, []),
  reply(api.storeCustomization.testimonials, [aTestimonial(), aTestimonial({ id: "2", customerName: "Joseph" })]),
  reply(api.stores.supportAndSocial, { supportEmail: "care@example.com", callSupportNumber: "+91 12345 67890" }),
  reply(api.stores.paymentConfig, {
    onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
    cashOnDelivery: { enabled: true },
    wallet: { enabled: true },
  }),
  reply(api.stores.policies, {
    privacyPolicy: POLICY,
    refundPolicy: POLICY,
    shippingPolicy: POLICY,
    termsAndConditions: POLICY,
  }),
  reply(api.stores.shippingConfig, {
    shippingEnabled: true,
    manualShippingConfigs: [{ shippingTime: "30 to 60 minutes" }],
    shippingCharge: 30,
    freeShippingFrom: 499,
  }),
  reply(api.storeBanners.list, [
    aBanner({ bannerPath: banner("#a5cfb4", "#2e7d4f"), title: "Greens, cut today" }),
    aBanner({ id: "2", bannerPath: banner("#f3c27a", "#d98014"), title: "Mangoes are here" }),
  ]),
  reply(api.faqs.get, { faqs: [aFaq(), aFaq({ q: "Can I give something back?", a: "Within seven days, unopened." })] }),
  reply(
    api.categories.list,
    categories(7).map((category, index) => ({ ...category, imagePath: pictureOf(index) })),
  ),
  reply(api.common.enumValues, { ProductWeightUnit: { GRAM: "g", KILOGRAM: "kg", MILLILITRE: "ml", LITRE: "L" } }),
  reply(api.products.list, { products: goods, total: 8, page: 1, totalPages: 1 }),
  reply(api.products.related, { products: goods.slice(0, 5) }),
  reply(api.products.get, milk),
  reply(api.search.suggest, { results: goods.slice(0, 3) }),
  reply(api.search.products, { results: goods, total: 8, page: 1, totalPages: 1 }),
  reply(api.reviews.own, { review: null, canReview: false }),
  reply(api.reviews.list, {
    reviews: [],
    total: 0,
    page: 1,
    totalPages: 0,
    averageRating: null,
    ratingCount: 0,
    histogram: [],
  }),
  reply(api.deliverySlots.list, [slot]),
  reply(api.customers.get, {
    name: "Asha Menon",
    email: "asha@example.com",
    mobile: "9876543210",
    gender: "FEMALE",
    dpUrl: "",
    shoppingProfileIdentity: { cartId: "cart", walletId: "wallet" },
  }),
  reply(api.addresses.get, addressBook()),
  reply(
    api.carts.get,
    cart(cartItems(3).map((item, index) => ({ ...item, productName: nameOf(index), thumbnail: pictureOf(index) }))),
  ),
  reply(api.checkouts.create, checkout({ cartItems: cartItems(3) })),
  reply(api.checkouts.update, checkout({ cartItems: cartItems(3) })),
  reply(api.orders.list, { orders: [order(), order({ id: "2", orderState: "DELIVERED" })], totalPages: 1 }),
  reply(api.orders.get, order()),
  reply(api.wallets.get, { id: "wallet", accountBalance: 1_259.5 }),
  reply(api.walletTransactions.list, { transactions: [walletTransaction()], totalPages: 1 }),
  reply(api.subscriptions.list, { subscriptions: [subscription()], totalPages: 1 }),
  reply(api.subscriptions.deliveries, plan()),
  reply(api.devices.heartbeat, { state: "OPEN", name: "Front screen", idleSeconds: 90 }),
  reply(api.devices.guest, {
    visitId: "visit",
    customerId: "guest",
    mobile: "",
    accessToken: "guest",
    refreshToken: "guest",
  }),
  reply(counter.orders, {
    version: "1",
    isWhole: true,
    orders: [],
    arrived: [],
    totals: { toPack: 0, packed: 0, onTheWay: 0, done: 0 },
    next: {},
    today: "2026-03-05",
    name: "Front desk",
    ends: "2026-06-01T00:00:00.000Z",
  }),
];

function nameOf(index: number): string {
  return ["Toned Milk", "Alphonso Mangoes", "Milk Bread"][index] ?? "Eggs";
}
