import type { Policies } from "#contract/store/stores.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";
import { plainText, shortened } from "#kernel/html/plainText.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { answerOf } from "#kernel/query/answerOf.ts";
import * as words from "./words.en";

/** @param path as the route writes it; other spellings open the same page (reading 5) */
export function describePolicy(title: string, field: keyof Policies, path: string) {
  return async ({ container }: PrefetchContext): Promise<PageDescription> => {
    const catalogue = container.get(Catalogue);
    await catalogue.prefetchPolicies();
    const data = answerOf(catalogue.policies);
    if (data === undefined) return { heading: title, path };
    const text = data[field] ?? "";
    if (isBlankHtml(text)) return { heading: words.policyMissing(title), path, isIndexed: false };
    const { name } = container.get(BrandingStore);
    return { heading: title, summary: shortened(words.policyOf(title, name, plainText(text)), 160), path };
  };
}
