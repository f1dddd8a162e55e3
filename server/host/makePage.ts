import { cleanStoreHtml } from "../platform/storeHtml";
import { decorated } from "./decorators";
import type { KeptPage } from "./pageCache/KeptPage.types";
import type { PageAddress, PreparedPage, Prerender } from "./prerenderOf";
import type { PageText } from "./storePage";

/** Nobody waits so long: it is what a slow platform has to fill the cache. */
const MAKING_LIMIT_MS = 5_000;

export interface PageParts {
  prerender: Pick<Prerender, "prepare">;
  browserConfig: object;
  write(page: PreparedPage, data: object): PageText;
  /** Told why a page was not drawn. */
  onFailure(error: unknown): void;
}

/** One page from the platform's answers to its text. @throws what the platform's time limit throws */
export async function makePage(parts: PageParts, address: PageAddress, platformOrigin: string): Promise<KeptPage> {
  const { prerender, browserConfig: config, write } = parts;
  const { url, kind } = address;
  const signal = AbortSignal.timeout(MAKING_LIMIT_MS);
  const calls = { failed: false, missing: false };
  const prepared = await prerender.prepare({
    url,
    platformOrigin,
    config,
    fetch: watched(signal, calls),
    sanitize: cleanStoreHtml,
    onFailure: parts.onFailure,
  });
  const page = await decorated(prepared, { url, platformOrigin, signal });
  return {
    status: kind === "thing" && calls.missing && page.status === 200 ? 404 : page.status,
    text: write(page, { config }),
    pictures: page.pictures ?? [],
    storeId: storeIdOf(page),
    isWhole: !calls.failed,
  };
}

/** A screen draws around a call that failed (bar 14); whoever keeps the page must know of it. */
function watched(limit: AbortSignal, calls: { failed: boolean; missing: boolean }): typeof fetch {
  return async (input, init) => {
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const { status, headers, ...answer } = await answerTo(input, { ...init, signal });
      if (status >= 500 || status === 429 || !headers.get("content-type")?.includes("json")) calls.failed = true;
      if (status === 404) calls.missing = true;
      return new Response(answer.body, { status, headers });
    } catch (error) {
      calls.failed = true;
      throw error;
    }
  };
}

/** To its last byte: an answer that breaks off is a failed one. */
async function answerTo(input: string | URL | Request, init: RequestInit) {
  const answer = await fetch(input, init);
  return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() };
}

interface Dehydrated {
  queries?: { queryKey: readonly unknown[]; state: { data?: unknown } }[];
}

/** From the answer that named the store to the page itself. */
function storeIdOf({ queries }: PreparedPage): string | undefined {
  const found = (queries as Dehydrated | undefined)?.queries?.find(({ queryKey }) => queryKey[0] === "organization");
  return (found?.state.data as { storeId?: string } | undefined)?.storeId;
}
