import type { SeedStore } from "../../seed.types";
import { bath } from "./bath";
import { bedding } from "./bedding";
import { cookware } from "./cookware";
import { decor } from "./decor";
import { furnishing } from "./furnishing";
import { garden } from "./garden";
import { lighting } from "./lighting";
import { policies } from "./policies";
import { storage } from "./storage";
import { tableware } from "./tableware";
import { faqs, testimonials } from "./voices";

/** A homeware shop with less switched on: no wallet, no announcement, no refund policy, no home grid of its own. */
export const koraHome: SeedStore = {
  friendlyId: "kora-home",
  name: "Kora Home",
  description: "Cookware, tableware, light and linen from Indian workshops, made to be used every day.",
  logo: "kh-logo.png",
  favicon: "kh-favicon.png",
  theme: {
    primaryColor: "#b4532a",
    secondaryColor: "#2f5d62",
    neutralColor: "#6e665e",
    gridCatalogPage: 4,
  },
  announcements: [
    {
      message: "The winter collection is on its way",
      backgroundColor: "#2f5d62",
      color: "#ffffff",
      enabled: false,
    },
  ],
  support: {
    facebookUrl: "https://facebook.com/korahome.example",
    xurl: "https://x.com/korahome_example",
    linkedInUrl: "https://www.linkedin.com/company/korahome-example",
    instagramUrl: "https://www.instagram.com/korahome.example",
    callSupportNumber: "+91 00000 67890",
    supportEmail: "hello@korahome.example.com",
  },
  policies,
  shipping: { shippingEnabled: true, shippingTimes: ["3 to 5 days"], chargeRupees: 99, freeFromRupees: 1499 },
  payment: { onlinePayment: { enabled: true, activePaymentMethod: "RAZORPAY" }, cashOnDelivery: true, wallet: false },
  coupons: [
    { code: "NEWHOME15", percent: 15, minimumRupees: 999, maximumDiscountRupees: 500 },
    { code: "KORA200", amountRupees: 200, minimumRupees: 1999, perCustomer: 2 },
  ],
  deliverySlots: [
    { startTime: "10:00", endTime: "13:00" },
    { startTime: "14:00", endTime: "18:00" },
  ],
  banners: [
    {
      picture: "kh-banner-table.webp",
      altText: "Stoneware for the table",
      isActive: true,
      title: "A table for friends",
      text: "Stoneware that is thrown by hand",
      category: "Tableware",
    },
    {
      picture: "kh-banner-light.webp",
      altText: "Lamps and cushions for the evening",
      isActive: true,
      title: "Soft evenings",
      text: "Lamps for reading, and for not reading",
      category: "Lighting",
    },
    {
      picture: "kh-banner-garden.webp",
      altText: "Planters and plants for the balcony",
      isActive: true,
      title: "A green balcony",
      text: "Planters, plants and what they need",
      category: "Garden",
    },
  ],
  faqs,
  testimonials,
  isReviewed: true,
  categories: [cookware, tableware, lighting, bedding, bath, storage, decor, garden, furnishing],
};
