import { LRUCache } from "lru-cache";
import type { FindReady, ReadyAnswer } from "#server/shared/ReadyAnswer.types.ts";
import { languageElsewhere } from "../addresses/languageElsewhere";
import type { KeptPage, PageKey } from "../pageCache/KeptPage.types";
import type { PageCache } from "../pageCache/PageCache";
import { type Encoding, encodingFor, etagOf, isNamed } from "./encodings";
import { isForPage } from "./isForPage";

export interface ReadyPages {
  find: FindReady;
  /** Lets `find` give the page `key` at this address from now on. */
  learn(asked: Parameters<FindReady>[0], key: PageKey): void;
}

/** Addresses come from callers, so both their number and their length need a limit. */
const MOST = 2_000;
const LONGEST = 500;

/**
 * Finds kept pages by the text of an address that was answered with this page before, so that no address is parsed twice. A
 * page that is not fresh in the cache, or not for everybody, is left to the app.
 */
export function readyPages(cache: Pick<PageCache, "fresh">, route: string): ReadyPages {
  const known = new LRUCache<string, PageKey>({ max: MOST });
  const answers = new WeakMap<KeptPage, Record<string, ReadyAnswer>>();
  const answerOf = (page: KeptPage, encoding: Encoding, isKnown: boolean) => {
    const name = `${encoding} ${isKnown}`;
    const made = answers.get(page) ?? {};
    made[name] ??= readyAnswer(page, encoding, isKnown, route);
    answers.set(page, made);
    return made[name];
  };
  return {
    find: (asked) => {
      const key = known.get(textOf(asked));
      if (key === undefined || !isForPage(asked)) return undefined;
      const encoding = encodingFor(asked.headers["accept-encoding"] ?? "");
      if (encoding === undefined) return undefined;
      const page = cache.fresh(key);
      if (page?.status !== 200 || languageElsewhere(asked.headers, page.choices)) return undefined;
      return answerOf(page, encoding, isNamed(asked.headers["if-none-match"], etagOf(page.body, encoding)));
    },
    learn: (asked, key) => {
      const text = textOf(asked);
      if (text.length <= LONGEST) known.set(text, key);
    },
  };
}

const textOf = ({ socket, protocol, host, url }: Parameters<FindReady>[0]) =>
  `${socket.localPort} ${protocol} ${host} ${url}`;

function readyAnswer({ headers, body }: KeptPage, encoding: Encoding, isKnown: boolean, route: string) {
  const all = { vary: "accept-encoding", ...headers, etag: etagOf(body, encoding) };
  const ofBody = { "content-encoding": encoding, "content-length": String(body[encoding].length) };
  return {
    status: isKnown ? 304 : 200,
    headers: Object.entries(isKnown ? all : { ...all, ...ofBody }).flat(),
    body: isKnown ? undefined : body[encoding],
    route,
  } satisfies ReadyAnswer;
}
