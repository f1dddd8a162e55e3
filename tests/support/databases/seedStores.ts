import type { ReadStores, SeedStore } from "#server/platform/seed/seed.ts";
import type { FolderProduct, FolderVariant, StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";

const picture = (file: string) => `/media/seed/${file}`;

/** Two small stores with one of everything that tests distinguish. The demo content has its own tests. */
export const seedStores: SeedStore[] = [
  { folder: store("fresh-basket", "Fresh Basket") },
  { folder: store("kora-home", "Kora Home") },
];

export const readSmallStores: ReadStores = async () => seedStores;
export const noStores: ReadStores = async () => [];

function store(friendlyId: string, name: string): StoreFolder {
  return {
    friendlyId,
    name,
    languages: ["en"],
    description: `${name} of the tests`,
    domains: [`${friendlyId}.localhost`],
    logo: picture("logo.svg"),
    favicon: picture("favicon.svg"),
    colors: { primaryColor: "#0a7d33", secondaryColor: "#f59e0b", neutralColor: "#475569" },
    grid: { gridHomePage: 6 },
    declaredFacts: [],
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
    shipping: { shippingEnabled: true, shippingTimes: ["30 to 60 minutes"], chargePaise: 4000, freeFromPaise: 50000 },
    payment: {
      onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
      cashOnDelivery: { enabled: true },
      wallet: { enabled: true },
    },
    location: { address: "", taxNumber: "" },
    deliverySlots: [
      { startTime: "17:00", endTime: "19:00" },
      { startTime: "07:00", endTime: "09:00" },
    ],
    coupons: [
      {
        code: "OFFERED",
        percent: 10,
        amountPaise: null,
        minimumPaise: 10_000,
        maximumDiscountPaise: null,
        expiresAt: null,
        perCustomer: 1,
        isActive: true,
        isOffered: true,
      },
    ],
    banners: [banner("One", true), banner("Two", false)],
    faqs: [
      { q: "When?", a: "Soon." },
      { q: "Where?", a: "Here." },
    ],
    testimonials: [
      {
        customerName: "Asha",
        message: "Good",
        city: "Pune",
        imagePath: picture("a.webp"),
        rating: 4.5,
        enabled: true,
      },
      {
        customerName: "Ravi",
        message: "Bad",
        city: "Delhi",
        imagePath: picture("b.webp"),
        rating: 1,
        enabled: false,
      },
    ],
    categories: ["Dairy", "Grains", "Empty", "Retired"].map((title) => ({
      handle: title.toLowerCase(),
      name: title,
      imagePath: picture(`${title.toLowerCase()}.webp`),
      isActive: title !== "Retired",
    })),
    products: [
      { ...product("dairy", "Toned Milk", "Gopala Dairy", 31), isSubscribable: true },
      product("grains", "Basmati Rice", "Yamuna Gold", 189.99),
      product("retired", "Old Soap", "Gone", 10),
      product("dairy", "Salted Butter", "Gopala Dairy", 58.5),
      product("grains", "Wheat Flour", "Godavari Fields", 62, { stock: 0 }),
      product("dairy", "Curd", "Gopala Dairy", 45, { isVisible: false }),
    ],
    files: [],
    pictures: [],
  };
}

function banner(altText: string, isActive: boolean): StoreFolder["banners"][number] {
  const bannerPath = picture(`${altText.toLowerCase()}.webp`);
  return { bannerPath, altText, isActive, title: null, text: null, link: null };
}

function product(
  category: string,
  name: string,
  brand: string,
  price: number,
  first: Partial<FolderVariant> = {},
): FolderProduct {
  const handle = name.toLowerCase().replaceAll(" ", "-");
  const variant = (suffix: string, rupees: number): FolderVariant => ({
    sku: `${handle.toUpperCase()}-${suffix}`,
    barcode: null,
    mrpPaise: Math.round((rupees + 10) * 100),
    sellingPricePaise: Math.round(rupees * 100),
    stock: 100,
    weight: 500,
    weightUnit: "GRAM",
    options: [],
    isVisible: true,
    imagePathList: [picture("fb-apple-one.webp")],
    line: 0,
  });
  return {
    handle,
    name,
    facts: { brand, countryOfOrigin: "India" },
    category,
    description: `<p>${name}</p><img src="x" onerror="x()">`,
    isSubscribable: false,
    taxPercent: 5,
    taxType: "INCLUSIVE",
    localName: "",
    searchAliases: "",
    options: [],
    variants: [{ ...variant("S", price), ...first }, variant("L", price * 2)],
  };
}
