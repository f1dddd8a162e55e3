import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";

/** A request's header: after so many characters the page stops until it is painted. Without it, it comes as a whole. */
const CUT_AT = "x-cut-at";
const PAINTED = "/painted";
/** A page that has nothing to show yet is not painted. */
const PATIENCE_MS = 1_000;

/** One dot that nobody sees, as a GIF. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * The shop behind `origin`, whose pages come in two parts: so a slow network brings them, and a busy machine reads them.
 * Their boxes have the sizes of their pictures whatever these show, and the program, which would come behind the whole
 * page, does not come at all.
 */
export async function serveInParts(origin: string): Promise<{ origin: string; stop(): void }> {
  let goOn = () => {};
  const server = createServer(async (request, response) => {
    if (request.url === PAINTED) {
      goOn();
      return response.writeHead(204).end();
    }
    const { "accept-language": language = "", "sec-fetch-dest": kind, [CUT_AT]: cut } = request.headers;
    if (kind === "script") return response.writeHead(503).end();
    if (kind === "image") {
      return response.writeHead(200, { "content-type": "image/gif", "cache-control": "max-age=600" }).end(DOT);
    }
    const answer = await fetch(`${origin}${request.url}`, { headers: { "accept-language": language } });
    const headers = Object.fromEntries(answer.headers);
    // What comes from fetch is unpacked.
    delete headers["content-encoding"];
    delete headers["content-length"];
    response.writeHead(answer.status, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    if (cut === undefined || !headers["content-type"]?.includes("html")) return response.end(body);
    const html = body.toString();
    const painted = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    response.write(html.slice(0, Number(cut)));
    await Promise.race([painted, wait(PATIENCE_MS)]);
    response.end(html.slice(Number(cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Has the next page stop after so many characters, until what it has got by then is on the screen. */
export function cutAt(page: Page, offset: number): Promise<void> {
  return page.setExtraHTTPHeaders({ [CUT_AT]: String(offset) });
}

/** What has been cut goes on from there. */
export async function tellWhenPainted(page: Page): Promise<void> {
  await page.addInitScript((painted) => {
    const tell = () => void fetch(painted);
    // The frame behind the first paint: what was read meanwhile is laid out too.
    new PerformanceObserver((_, watcher) => {
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(tell));
    }).observe({ type: "paint", buffered: true });
  }, PAINTED);
}
