import type { Policies } from "../../contract/store/stores";
import { BrandingStore } from "../../domain/branding";
import { Catalogue } from "../../domain/catalogue";
import { isBlankHtml } from "../../kernel/html/isBlankHtml";
import { plainText, shortened } from "../../kernel/html/plainText";
import type { PrefetchContext } from "../../kernel/plugin/Feature.types";
import type { PageDescription } from "../../kernel/plugin/PageDescription.types";
import { answerOf } from "../../kernel/query/answerOf";
import * as words from "./words.en";

/** @param path in the route's spelling; other spellings open the same page (reading 5) */
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
