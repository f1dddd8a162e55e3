import { MinimalRefusal, type MinimalRoutes } from "./minimalPlatform.types";
import { CATEGORIES, PRODUCTS, STORE } from "./store";

const SLOTS = [{ id: "slot-1", startTime: "07:00", endTime: "09:00" }];

/** The calls that everybody may make. Lists have no totals, and a search has no pages (spec 3, Search state). */
export function catalogueRoutes(): MinimalRoutes {
  return {
    "GET /api/organizations/:orgFriendlyId": ({ params }) => {
      if (params.orgFriendlyId !== "corner-shop") throw new MinimalRefusal(404, "Nobody of that name");
      return { ...STORE };
    },
    "GET /api/store-settings/:orgId": () => ({}),
    "GET /api/store-themes/:id/web-store-config": () => ({}),
    "GET /api/store-banners": () => [{ bannerPath: "/banner.png", isActive: true }],
    "GET /api/store-customization/:storeId/announcement-bars": () => [],
    "GET /api/store-customization/:storeId/testimonials": () => [
      { enabled: true, customerName: "Ravi", message: "Always fresh", rating: 4.5 },
    ],
    "GET /api/categories": () => CATEGORIES,
    "GET /api/products": ({ query }) => {
      const size = Number(query.size ?? 30);
      const from = (Number(query.page ?? 1) - 1) * size;
      const found = PRODUCTS.filter(({ categoryId }) => !query.categoryId || categoryId === query.categoryId);
      return { products: found.slice(from, from + size) };
    },
    "GET /api/products/:id": ({ params }) => {
      const product = PRODUCTS.find(({ id }) => id === params.id);
      if (product === undefined) throw new MinimalRefusal(404, "We have no such product");
      return product;
    },
    "GET /api/search/products": ({ query }) => ({ results: named(query.query) }),
    "POST /api/search/products": ({ body }) => ({ results: named(body.query) }),
    "GET /api/delivery-slots": () => SLOTS,
    "GET /api/common/enum-values": () => ({ ProductWeightUnit: { GRAM: "g" } }),
    "GET /api/faqs/:id": () => ({ faqs: [{ q: "Do you deliver?", a: "Every morning." }] }),
    "GET /api/stores/:id/payment-config": () => ({
      onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
      cashOnDelivery: { enabled: true },
      wallet: { enabled: true },
    }),
    "GET /api/stores/:id/support-and-social": () => ({ callSupportNumber: "+91 80000 00000" }),
    "GET /api/stores/:id/policies": () => ({ privacyPolicy: "<p>We tell nobody.</p>" }),
    "GET /api/stores/:id/shipping-config": () => ({ shippingEnabled: true }),
  };
}

const named = (query = "") => PRODUCTS.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
