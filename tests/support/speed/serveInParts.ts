import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";

/**
 * A request's header: the page stops after this many characters until it is painted. Without the header it comes whole.
 */
const CUT_AT = "x-cut-at";
const PAINTED = "/painted";
/** A page that shows nothing yet is not painted, so the rest is sent after this time. */
const PATIENCE_MS = 1_000;

/** One invisible dot as a GIF. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Serves the shop behind `origin` with pages in two parts, as a slow network sends them or a busy machine reads them.
 * Every picture is one dot, shown at the picture's size. The program, which would come after the whole page, is left
 * out.
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
    // `fetch` has decompressed the answer.
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

/** Makes the next page stop after this many characters until that part is on the screen. */
export function cutAt(page: Page, offset: number): Promise<void> {
  return page.setExtraHTTPHeaders({ [CUT_AT]: String(offset) });
}

/** Tells the server when the first part is painted, so that it sends the rest. */
export async function tellWhenPainted(page: Page): Promise<void> {
  await page.addInitScript((painted) => {
    const tell = () => void fetch(painted);
    // In the frame after the first paint, so that what was read meanwhile is laid out, too.
    new PerformanceObserver((_, watcher) => {
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(tell));
    }).observe({ type: "paint", buffered: true });
  }, PAINTED);
}
