import type { AppConfig } from "../../../src/contract/page/AppConfig.types";
import type { PageData } from "../../../src/contract/page/PageData.types";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { PageAddress, Prerender } from "../../../src/contract/page/Prerender.types";
import { cleanStoreHtml } from "../../storeHtml";
import type { KeptPage } from "../pageCache/KeptPage.types";
import { decorated } from "./decorators";
import { packed } from "./packedPage";
import type { PageText } from "./storePage";

/** No request waits so long: it is the time that a slow platform has to fill the cache. */
const MAKING_LIMIT_MS = 10_000;

export interface PageParts {
  prerender: Pick<Prerender, "prepare">;
  browserConfig: Partial<AppConfig>;
  write(page: PreparedPage, data: Pick<PageData, "config">): PageText;
  /** Told why a page was not drawn. */
  onFailure(error: unknown): void;
}

/** One page from the platform's answers to its text. @throws after the time that a page may take, whatever hangs */
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
  const { prerender, browserConfig: config, write, onFailure } = parts;
  const calls: Calls = {};
  const prepared = await prerender.prepare({
    url,
    platformOrigin,
    config,
    fetch: watched(signal, calls),
    sanitize: cleanStoreHtml,
    onFailure,
  });
  const page = await decorated(prepared, { url, platformOrigin, signal });
  return {
    status: page.status,
    text: packed(write(page, { config })),
    pictures: page.pictures ?? [],
    storeId: page.storeId,
    isWhole: calls.failed === undefined,
    failedCall: calls.failed,
  };
}

interface Calls {
  /** The first one that failed, and how. */
  failed?: string;
}

/** A screen is drawn even if a call fails (bar 14); the cache must know that the page is incomplete. */
function watched(limit: AbortSignal, calls: Calls): typeof fetch {
  return async (input, init) => {
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const answer = await fetch(input, { ...init, signal });
      // To its last byte: an answer that breaks off is a failed one. `answer` is used afterwards, because Node may drop
      // the body of an answer that nobody holds any more, and then this would wait for ever.
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
