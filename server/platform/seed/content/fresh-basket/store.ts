import type { SeedStore } from "../../seed.types";
import { babyCare } from "./babyCare";
import { beverages } from "./beverages";
import { breadBakery } from "./breadBakery";
import { dairyEggs } from "./dairyEggs";
import { dalsPulses } from "./dalsPulses";
import { festiveHampers } from "./festiveHampers";
import { flowersPuja } from "./flowersPuja";
import { fruits } from "./fruits";
import { household } from "./household";
import { oilsGhee } from "./oilsGhee";
import { personalCare } from "./personalCare";
import { petCare } from "./petCare";
import { policies } from "./policies";
import { riceGrains } from "./riceGrains";
import { snacks } from "./snacks";
import { spices } from "./spices";
import { teaCoffee } from "./teaCoffee";
import { vegetables } from "./vegetables";
import { faqs, testimonials } from "./voices";

/** A grocer in India, with everything switched on. */
export const freshBasket: SeedStore = {
  friendlyId: "fresh-basket",
  name: "Fresh Basket",
  description:
    "Fruits, vegetables, milk and all that a kitchen needs, from farms we know, at your door within the hour.",
  logo: "fb-logo.png",
  favicon: "fb-favicon.png",
  theme: {
    primaryColor: "#1f7a3d",
    secondaryColor: "#f28c28",
    neutralColor: "#5f6b62",
    gridHomePage: 6,
    gridCatalogPage: 5,
  },
  announcements: [
    {
      message: "Free delivery from ₹499.00 · Milk and bread by 7 in the morning · Mango season is here",
      backgroundColor: "#14532d",
      color: "#fef9c3",
      enabled: true,
    },
    {
      message: "This second bar is never shown: only a store's first one counts",
      backgroundColor: "#7f1d1d",
      color: "#ffffff",
      enabled: true,
    },
  ],
  support: {
    facebookUrl: "https://facebook.com/freshbasket.example",
    xurl: "https://x.com/freshbasket_example",
    linkedInUrl: "https://www.linkedin.com/company/freshbasket-example",
    instagramUrl: "https://www.instagram.com/freshbasket.example",
    callSupportNumber: "+91 00000 12345",
    supportEmail: "care@freshbasket.example.com",
  },
  policies,
  shipping: {
    shippingEnabled: true,
    shippingTimes: ["30 to 60 minutes", "1 to 4 hours"],
    chargeRupees: 29,
    freeFromRupees: 499,
  },
  payment: { onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" }, cashOnDelivery: true, wallet: true },
  coupons: [
    { code: "WELCOME10", percent: 10, minimumRupees: 199, maximumDiscountRupees: 100 },
    { code: "FRESH50", amountRupees: 50, minimumRupees: 499, perCustomer: 3 },
    { code: "MANGO25", percent: 25, expiresAt: "2026-06-30T18:30:00Z" },
  ],
  deliverySlots: [
    { startTime: "06:00", endTime: "07:00" },
    { startTime: "07:00", endTime: "09:00" },
    { startTime: "12:00", endTime: "14:00" },
    { startTime: "17:30", endTime: "19:30" },
    { startTime: "19:30", endTime: "21:30" },
  ],
  banners: [
    {
      picture: "fb-banner-harvest.webp",
      altText: "Fresh fruits and vegetables of the season",
      isActive: true,
      title: "Picked this morning",
      text: "Fruit of the season from farms we know",
      category: "Fruits",
    },
    {
      picture: "fb-banner-morning.webp",
      altText: "Milk, bread and eggs every morning",
      isActive: true,
      title: "At your door by seven",
      text: "Milk, bread and eggs, every morning",
      category: "Dairy & Eggs",
    },
    {
      picture: "fb-banner-kitchen.webp",
      altText: "Rice, dals, oils and spices for the kitchen",
      isActive: true,
      title: "The month's kitchen",
      text: "Rice, dals, oils and spices",
      category: "Rice & Grains",
    },
    {
      picture: "fb-banner-tea.webp",
      altText: "Tea time snacks and coffee",
      isActive: true,
      title: "Tea at four",
      text: "Something hot, something crisp",
      category: "Tea & Coffee",
    },
    { picture: "fb-banner-festive.webp", altText: "Festive hampers and sweets", isActive: false },
  ],
  faqs,
  testimonials,
  isReviewed: true,
  categories: [
    fruits,
    vegetables,
    dairyEggs,
    breadBakery,
    riceGrains,
    dalsPulses,
    oilsGhee,
    spices,
    snacks,
    beverages,
    teaCoffee,
    household,
    personalCare,
    babyCare,
    flowersPuja,
    festiveHampers,
    petCare,
  ],
};
