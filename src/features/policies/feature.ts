import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature, PrefetchContext, RouteEntry } from "../../kernel/plugin/Feature.types";

const prefetch = ({ container }: PrefetchContext) => container.get(Catalogue).prefetchPolicies();

/** Routes match whatever the case of their letters: the footer's /refundpolicy opens /refundPolicy (reading 5). */
const routes: RouteEntry[] = [
  { path: "/privacypolicy", access: "public", load: () => import("./pages/PrivacyPolicyPage"), prefetch },
  { path: "/refundPolicy", access: "public", load: () => import("./pages/RefundPolicyPage"), prefetch },
  { path: "/termsconditions", access: "public", load: () => import("./pages/TermsConditionsPage"), prefetch },
  { path: "/shippingPolicy", access: "public", load: () => import("./pages/ShippingPolicyPage"), prefetch },
];

export const policiesFeature: Feature = { id: "policies", bind: bindCatalogue, routes };
