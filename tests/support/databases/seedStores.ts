import type { SeedProduct, SeedStore, SeedVariant } from "../../../server/platform/seed/seed.types";

/** Two small stores with one of each kind of thing. The demo stores have their own tests. */
export const seedStores: SeedStore[] = [store("fresh-basket", "Fresh Basket"), store("kora-home", "Kora Home")];

function store(friendlyId: string, name: string): SeedStore {
  return {
    friendlyId,
    name,
    description: `${name} of the tests`,
    logo: "logo.svg",
    favicon: "favicon.svg",
    theme: { primaryColor: "#0a7d33", secondaryColor: "#f59e0b", neutralColor: "#475569", gridHomePage: 6 },
    announcements: [
      { message: `${name} is open`, backgroundColor: "#000000", color: "#ffffff", enabled: true },
      { message: "Second", backgroundColor: "#111111", color: "#eeeeee", enabled: false },
    ],
    support: {
      facebookUrl: "https://facebook.example/",
      xurl: "https://x.example/",
      linkedInUrl: "https://linkedin.example/",
      instagramUrl: "https://instagram.example/",
      callSupportNumber: "1800123123",
      supportEmail: `help@${friendlyId}.example`,
    },
    policies: {
      privacyPolicy:
        '<p style="color:red" onclick="x()">We keep <a href="javascript:x()">little</a></p><script>x()</script>',
      refundPolicy: "",
      shippingPolicy: '<ul><li>Fast</li></ul><iframe src="https://example.com"></iframe>',
      termsAndConditions: "<p>Terms</p>",
    },
    shipping: { shippingEnabled: true, shippingTimes: ["30 to 60 minutes"], chargeRupees: 40, freeFromRupees: 500 },
    payment: { onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" }, cashOnDelivery: true, wallet: true },
    deliverySlots: [
      { startTime: "17:00", endTime: "19:00" },
      { startTime: "07:00", endTime: "09:00" },
    ],
    banners: [
      { picture: "one.webp", altText: "One", isActive: true },
      { picture: "two.webp", altText: "Two", isActive: false },
    ],
    faqs: [
      { q: "When?", a: "Soon." },
      { q: "Where?", a: "Here." },
    ],
    testimonials: [
      { customerName: "Asha", message: "Good", city: "Pune", picture: "a.webp", rating: 4.5, enabled: true },
      { customerName: "Ravi", message: "Bad", city: "Delhi", picture: "b.webp", rating: 1, enabled: false },
    ],
    categories: [
      {
        name: "Dairy",
        picture: "dairy.webp",
        isActive: true,
        products: [
          { ...product("Toned Milk", "Gopala Dairy", 31), isSubscribable: true },
          product("Salted Butter", "Gopala Dairy", 58.5),
          product("Curd", "Gopala Dairy", 45, { isVisible: false }),
        ],
      },
      {
        name: "Grains",
        picture: "grains.webp",
        isActive: true,
        products: [
          product("Basmati Rice", "Yamuna Gold", 189.99),
          product("Wheat Flour", "Godavari Fields", 62, { stock: 0 }),
        ],
      },
      { name: "Empty", picture: "empty.webp", isActive: true, products: [] },
      { name: "Retired", picture: "retired.webp", isActive: false, products: [product("Old Soap", "Gone", 10)] },
    ],
  };
}

function product(name: string, brand: string, price: number, first: Partial<SeedVariant> = {}): SeedProduct {
  const sku = name.toUpperCase().replaceAll(" ", "-");
  const variant = (suffix: string, sellingPrice: number): SeedVariant => ({
    sku: `${sku}-${suffix}`,
    mrp: sellingPrice + 10,
    sellingPrice,
    stock: 100,
    weight: 500,
    weightUnit: "GRAM",
    pictures: ["fb-apple-one.webp"],
  });
  return {
    name,
    brand,
    description: `<p>${name}</p><img src="x" onerror="x()">`,
    taxPercent: 5,
    taxType: "INCLUSIVE",
    variants: [{ ...variant("S", price), ...first }, variant("L", price * 2)],
  };
}
