import { setTimeout as delay } from "node:timers/promises";
import type { Haat } from "../browser/haatAt";
import { ask, type PageAnswer } from "./askPage";

/** Asks as a crawler does, for a store's address under any name; names below localhost need no look-up here. */
export function askHost({ port }: Haat, url: string, accept = "text/html,*/*;q=0.8"): Promise<PageAnswer> {
  const { host, pathname, search } = new URL(url);
  return ask(`http://127.0.0.1:${port}`, pathname + search, { host, accept });
}

/** Asks again while the page comes without its store, because the platform may be too slow for it on a busy machine. */
export async function askPage(haat: Haat, url: string): Promise<PageAnswer> {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await askHost(haat, url);
    if (!answer.text.includes("<title>Store</title>") || Date.now() > until) return answer;
    await delay(16);
  }
}
