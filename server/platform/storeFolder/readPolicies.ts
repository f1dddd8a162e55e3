import type { Policies } from "#contract/store/stores.ts";
import type { Problem } from "./StoreFolder.types";
import { markdownToHtml } from "./toHtml";
import { toText } from "./toText";

const FILES: Record<string, keyof Policies> = {
  "policies/privacy.md": "privacyPolicy",
  "policies/refund.md": "refundPolicy",
  "policies/shipping.md": "shippingPolicy",
  "policies/terms.md": "termsAndConditions",
};

/** A missing file is a policy that the store has not set. */
export function readPolicies(texts: ReadonlyMap<string, Buffer>): { policies: Policies; problems: Problem[] } {
  const policies: Policies = { privacyPolicy: "", refundPolicy: "", shippingPolicy: "", termsAndConditions: "" };
  const problems: Problem[] = [];
  for (const [file, policy] of Object.entries(FILES)) {
    const bytes = texts.get(file);
    if (bytes === undefined) continue;
    const { text, problem } = toText(file, bytes);
    if (text === undefined) problems.push(problem);
    else policies[policy] = markdownToHtml(text);
  }
  return { policies, problems };
}
