import type { Policies } from "#contract/store/stores.ts";
import { bindCatalogue, Catalogue } from "#domain/catalogue/index.ts";
import type { Feature, PrefetchContext, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { describePolicy } from "./describePolicy";
import * as words from "./words.en";

const prefetch = ({ container }: PrefetchContext) => container.get(Catalogue).prefetchPolicies();

function policy(path: string, title: string, field: keyof Policies, load: RouteEntry["load"]): RouteEntry {
  const describe = __BROWSER__ ? undefined : describePolicy(title, field, path);
  return { path, access: "public", load, prefetch, describe };
}

/** Routes ignore upper and lower case: the footer's /refundpolicy opens /refundPolicy (reading 5). */
const routes: RouteEntry[] = [
  policy("/privacypolicy", words.privacyPolicy, "privacyPolicy", () => import("./pages/PrivacyPolicyPage")),
  policy("/refundPolicy", words.refundPolicy, "refundPolicy", () => import("./pages/RefundPolicyPage")),
  policy("/termsconditions", words.termsConditions, "termsAndConditions", () => import("./pages/TermsConditionsPage")),
  policy("/shippingPolicy", words.shippingPolicy, "shippingPolicy", () => import("./pages/ShippingPolicyPage")),
];

export const policiesFeature: Feature = { id: "policies", bind: bindCatalogue, routes };
