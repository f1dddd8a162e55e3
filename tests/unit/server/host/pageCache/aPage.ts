import { gunzipSync } from "node:zlib";
import { packed } from "#server/host/page/packed.ts";
import type { KeptPage, PageKey } from "#server/host/pageCache/KeptPage.types.ts";

export function aPage(words: string, rest: Partial<KeptPage> = {}): KeptPage {
  const { body = packed(words) } = rest;
  return { status: 200, headers: {}, storeId: "store-1", isWhole: true, ...rest, body };
}

export function aKey(text: string, kind: PageKey["kind"] = "fixed"): PageKey {
  return { text, kind };
}

export const wordsOf = (page: KeptPage | undefined) => page && gunzipSync(page.body.gzip).toString();
