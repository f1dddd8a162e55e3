import { type IncomingHttpHeaders, request } from "node:http";
import type { Haat } from "../browser/haatAt";

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks as a crawler does, for a store's address under any name; names below localhost need no look-up here. */
export function askHost(haat: Haat, url: string, accept = "text/html,*/*;q=0.8"): Promise<HostAnswer> {
  const { host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: haat.port, path: pathname + search, headers: { host, accept } };
    request({ ...options, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Asks again while the page comes without its store, because the platform on a busy machine may be too slow for it. */
export async function askPage(haat: Haat, url: string): Promise<HostAnswer> {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await askHost(haat, url);
    if (!answer.text.includes("<title>Store</title>") || Date.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
