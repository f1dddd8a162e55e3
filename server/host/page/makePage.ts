import { once } from "node:events";
import type { BuiltPages, MadePage, PageAddress } from "#contract/page/Prerender.types.ts";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import type { KeptPage } from "../pageCache/KeptPage.types";
import { packed } from "./packed";

/** As long as the longest request waits: a slow platform's answers until then still fill the cache. */
const MAKING_LIMIT_MS = 10_000;

export interface PageNeeds {
  make: BuiltPages["make"];
  headersOf(page: MadePage, isKept: boolean): Record<string, string>;
  /** Called with the reason when a page could not be drawn. */
  onFailure(error: unknown): void;
}

/** Makes one page and packs it. @throws at the time limit, whatever does not answer */
export async function makePage(needs: PageNeeds, address: PageAddress, platformOrigin: string): Promise<KeptPage> {
  const limit = new AbortController();
  const tooLate = once(limit.signal, "abort").then(() => Promise.reject(limit.signal.reason));
  // Not `AbortSignal.timeout`, which would keep every page in memory until its time is over.
  const timer = setTimeout(() => limit.abort(new Error("The page took too long to make.")), MAKING_LIMIT_MS);
  try {
    return await Promise.race([make(needs, address, platformOrigin, limit.signal), tooLate]);
  } catch (error) {
    needs.onFailure(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function make(needs: PageNeeds, { url }: PageAddress, platformOrigin: string, signal: AbortSignal) {
  const { headersOf, onFailure } = needs;
  const calls: Calls = {};
  const fetch = watched(signal, calls);
  const page = await needs.make({ url, platformOrigin, fetch, sanitize: cleanStoreHtml, onFailure });
  const { status, isClosed, moved, choices, storeId, answers } = page;
  // A page that says that something does not answer is no better than an older one, so it is not kept.
  const isWhole = calls.failed === undefined && (status !== 503 || isClosed === true);
  return {
    status,
    isClosed,
    moved,
    choices,
    body: packed(page.html),
    headers: headersOf(page, isWhole),
    answers: answers === undefined ? undefined : packed(answers),
    storeId,
    isWhole,
    failedCall: calls.failed,
  };
}

interface Calls {
  /** The path of the first call that failed, and how it failed. */
  failed?: string;
}

/**
 * Fetches, and records failed calls: a screen is drawn even if a call fails (bar 14), but the cache must know that it is
 * incomplete.
 */
function watched(limit: AbortSignal, calls: Calls): typeof fetch {
  return async (input, init) => {
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const answer = await fetch(input, { ...init, signal });
      // Reads the body to its end, because an answer that breaks off counts as failed. Keeps a reference to `answer`: Node
      // may drop the body of a response that nothing refers to, and this would wait for ever.
      const body = await answer.arrayBuffer();
      const { status, headers } = answer;
      if (status >= 500 || status === 429 || !headers.get("content-type")?.includes("json")) {
        calls.failed ??= `${pathOf(input)} ${status}`;
      }
      return new Response(body, { status, headers });
    } catch (error) {
      calls.failed ??= `${pathOf(input)} ${error instanceof Error ? error.message : error}`;
      throw error;
    }
  };
}

const pathOf = (input: Parameters<typeof fetch>[0]) => new URL(input instanceof Request ? input.url : input).pathname;
