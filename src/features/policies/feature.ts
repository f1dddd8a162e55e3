import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature, PrefetchContext, RouteEntry } from "../../kernel/plugin/Feature.types";
import { describePolicy } from "./describePolicy";

const prefetch = ({ container }: PrefetchContext) => container.get(Catalogue).prefetchPolicies();

/** Routes match whatever the case of their letters: the footer's /refundpolicy opens /refundPolicy (reading 5). */
const routes: RouteEntry[] = [
  {
    path: "/privacypolicy",
    access: "public",
    load: () => import("./pages/PrivacyPolicyPage"),
    prefetch,
    describe: __BROWSER__ ? undefined : describePolicy("Privacy Policy", "privacyPolicy", "/privacypolicy"),
  },
  {
    path: "/refundPolicy",
    access: "public",
    load: () => import("./pages/RefundPolicyPage"),
    prefetch,
    describe: __BROWSER__ ? undefined : describePolicy("Refund Policy", "refundPolicy", "/refundPolicy"),
  },
  {
    path: "/termsconditions",
    access: "public",
    load: () => import("./pages/TermsConditionsPage"),
    prefetch,
    describe: __BROWSER__ ? undefined : describePolicy("Terms & Conditions", "termsAndConditions", "/termsconditions"),
  },
  {
    path: "/shippingPolicy",
    access: "public",
    load: () => import("./pages/ShippingPolicyPage"),
    prefetch,
    describe: __BROWSER__ ? undefined : describePolicy("Shipping Policy", "shippingPolicy", "/shippingPolicy"),
  },
];

export const policiesFeature: Feature = { id: "policies", bind: bindCatalogue, routes };
