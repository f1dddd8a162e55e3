import type { IncomingMessage, ServerResponse } from "node:http";
import type { StoreChange } from "#contract/store/changes.ts";
import { aBanner, aFaq, aProduct, aTestimonial, aVariant, categories, products } from "#stories/support/builders.ts";
import { type Listening, startStub } from "./startHost";

export interface ManyStores extends Listening {
  /** The paths that were asked for, without their queries. */
  readonly calls: string[];
  /** How often somebody asked what changed. */
  changeRequests: number;
  /** The price of every first variant, in rupees. */
  price: number;
  /** The delay before every answer except those about changes. */
  delayMs: number;
  /** The status of every answer while it is set. */
  brokenBy: number | undefined;
  /** The path whose calls are answered with 503 while it is set. */
  failing: string | undefined;
  /** Closes the connection of callers who ask what changed. */
  tellsNothing: boolean;
  /** Reports a change to all callers that wait for one. */
  tell(change: StoreChange): void;
  /** Breaks all connections from now on. */
  die(): void;
}

const NAME = /^[a-z0-9-]+$/;

/** A word that is in every text of a store and in no other store's. */
export const wordOf = (store: string) => `Word-of-${store}.`;

/** A platform on which every store exists: `alpha` and the domain `alpha.example` are the store `store-alpha`. */
export async function startManyStores(): Promise<ManyStores> {
  const told: StoreChange[] = [];
  const state = {
    calls: [] as string[],
    changeRequests: 0,
    price: 30,
    delayMs: 0,
    brokenBy: undefined as number | undefined,
    failing: undefined as string | undefined,
    tellsNothing: false,
  };
  let isDead = false;
  const json = (reply: ServerResponse, status: number, body: unknown) =>
    void reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  async function answer(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(call.url ?? "/", "http://platform");
    if (isDead || (state.tellsNothing && url.pathname === "/api/changes")) return void call.destroy();
    if (url.pathname === "/api/changes") {
      const after = url.searchParams.get("after");
      state.changeRequests += 1;
      const changes = told.slice(Number(after));
      return json(reply, 200, { cursor: String(told.length), changes, everything: after === null });
    }
    state.calls.push(url.pathname);
    if (state.delayMs > 0) await new Promise((done) => setTimeout(done, state.delayMs));
    if (state.brokenBy !== undefined) return json(reply, state.brokenBy, {});
    if (url.pathname === state.failing) return json(reply, 503, {});
    const body = bodyOf(url, state.price);
    return json(reply, body === undefined ? 404 : 200, body ?? { statusCode: 404, code: "NOT_FOUND", message: "Gone" });
  }

  const stub = await startStub((call, reply) => void answer(call, reply));
  return Object.assign(state, {
    ...stub,
    tell: (change: StoreChange) => void told.push(change),
    die: () => {
      isDead = true;
    },
  });
}

function bodyOf(url: URL, price: number): unknown {
  const [, , resource = "", id = "", part = ""] = url.pathname.split("/");
  if (resource === "organizations") return organization(decodeURIComponent(id));
  const store = (url.searchParams.get("orgId") ?? id).replace(/^(org|store)-/, "");
  const word = wordOf(store);
  const product = (index: number) => ({
    id: `${store}-product-${index}`,
    name: `${word} ${index}`,
    variants: [aVariant({ variantId: `${store}-variant-${index}`, sellingPrice: price, mrp: price + 10 })],
  });
  switch (`${resource}${part && `/${part}`}`) {
    case "store-settings":
      return {
        favicon: "",
        storeWebTheme: { primaryColor: "#1f7a3d", secondaryColor: "#f59e0b", neutralColor: "#475569" },
      };
    case "store-themes/web-store-config":
      return { gridHomePage: 6, gridCatalogPage: 4 };
    case "store-banners":
      return [aBanner({ altText: word })];
    case "store-customization/announcement-bars":
      return [{ message: word, backgroundColor: "#000000", color: "#ffffff", enabled: true }];
    case "store-customization/testimonials":
      return [aTestimonial({ message: word })];
    case "categories":
      return categories(3).map((category) => ({ ...category, id: `${store}-${category.id}`, name: word }));
    case "faqs":
      return { faqs: [aFaq({ q: word })] };
    case "common":
      return { ProductWeightUnit: { MILLILITRE: "ml" }, Weekday: {}, OrderState: {} };
    case "stores":
      return { id: `store-${store}`, name: word, logoPath: "", friendlyId: store, description: word };
    case "stores/support-and-social":
      return {
        facebookUrl: "",
        xurl: "",
        linkedInUrl: "",
        instagramUrl: "",
        callSupportNumber: "",
        supportEmail: `${word}@x.example`,
      };
    case "stores/policies":
      return { privacyPolicy: `<p>${word}</p>`, refundPolicy: "", shippingPolicy: "", termsAndConditions: "" };
    case "stores/payment-config":
      return {
        onlinePayment: { enabled: false, activePaymentMethod: "" },
        cashOnDelivery: { enabled: true },
        wallet: { enabled: false },
      };
    case "stores/shipping-config":
      return { shippingEnabled: true, manualShippingConfigs: [{ shippingTime: "30 to 60 minutes" }] };
    case "products/related":
    case "products/reviews":
      return { products: [], reviews: [], total: 0, page: 1, totalPages: 0 };
    case "products":
      if (id === "") return { products: products(12, product), total: 12, page: 1, totalPages: 1 };
      return id.startsWith(`${store}-product-`) ? aProduct({ ...product(0), id }) : undefined;
    default:
      return [];
  }
}

function organization(called: string): unknown {
  const store = called.replace(/\.(localhost|example)$/, "");
  if (!NAME.test(store) || store.startsWith("no-such")) return undefined;
  return { orgId: `org-${store}`, storeId: `store-${store}`, locationId: "l", name: wordOf(store), logoPath: "" };
}
