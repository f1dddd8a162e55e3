import type { AppConfig } from "../../../src/contract/page/AppConfig.types";
import type { PageAnswers } from "../../../src/contract/page/PageAnswers.types";
import type { PageData } from "../../../src/contract/page/PageData.types";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { PageAddress, Prerender } from "../../../src/contract/page/Prerender.types";
import { cleanStoreHtml } from "../../storeHtml";
import type { KeptPage } from "../pageCache/KeptPage.types";
import { packed } from "./packed";
import type { PageText } from "./storePage";

/** Longer than any request waits, so that a slow platform can still fill the cache. */
const MAKING_LIMIT_MS = 10_000;

export interface PageParts {
  prerender: Pick<Prerender, "prepare">;
  browserConfig: Partial<AppConfig>;
  write(page: PreparedPage, data: Pick<PageData, "config">): PageText;
  headersOf(text: PageText, isKept: boolean): Record<string, string>;
  /** Called with the reason when a page could not be drawn. */
  onFailure(error: unknown): void;
}

/**
 * Makes one page: asks the platform, draws, and packs the text.
 * @throws when the time limit is over, whatever hangs
 */
export async function makePage(parts: PageParts, address: PageAddress, platformOrigin: string): Promise<KeptPage> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      reject(new Error("The page took too long to make."));
    }, MAKING_LIMIT_MS);
  });
  try {
    return await Promise.race([make(parts, address, platformOrigin, limit.signal), tooLate]);
  } catch (error) {
    parts.onFailure(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function make(parts: PageParts, { url }: PageAddress, platformOrigin: string, signal: AbortSignal) {
  const { prerender, browserConfig: config, write, headersOf, onFailure } = parts;
  const calls: Calls = {};
  const page = await prerender.prepare({
    url,
    platformOrigin,
    config,
    fetch: watched(signal, calls),
    sanitize: cleanStoreHtml,
    onFailure,
  });
  const text = write(page, { config });
  const { drawing } = text;
  const isWhole = calls.failed === undefined;
  return {
    status: page.status,
    body: packed(text.html),
    headers: headersOf(text, isWhole && page.status !== 503),
    answers:
      drawing === undefined
        ? undefined
        : packed(JSON.stringify({ drawing, queries: page.queries ?? {} } satisfies PageAnswers)),
    storeId: page.storeId,
    isWhole,
    failedCall: calls.failed,
  };
}

interface Calls {
  /** The path of the first call that failed, and how it failed. */
  failed?: string;
}

/**
 * Fetches, and records failed calls: a screen is drawn even if a call fails (bar 14), but the cache must know that it
 * is incomplete.
 */
function watched(limit: AbortSignal, calls: Calls): typeof fetch {
  return async (input, init) => {
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const answer = await fetch(input, { ...init, signal });
      // The body is read to its end, because an answer that breaks off counts as failed. `answer` is used again below
      // on purpose: Node may drop the body of a response that nothing refers to any more, and this would wait for ever.
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
