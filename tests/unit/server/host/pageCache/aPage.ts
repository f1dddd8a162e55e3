import { packed, textWithNonce } from "../../../../../server/host/page/packedPage";
import type { KeptPage, PageKey } from "../../../../../server/host/pageCache/KeptPage.types";

export function aPage(words: string, rest: Partial<KeptPage> = {}): KeptPage {
  return { status: 200, text: packed([Buffer.from(words)]), pictures: [], storeId: "store-1", isWhole: true, ...rest };
}

export function aKey(text: string, kind: PageKey["kind"] = "fixed"): PageKey {
  return { text, kind };
}

export const wordsOf = (page: KeptPage | undefined) => page && textWithNonce(page.text, "").toString();
