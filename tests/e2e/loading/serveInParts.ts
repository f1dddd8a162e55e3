import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";

/**
 * A request's header: the page stops after each of these numbers of characters until what has come is painted. Without
 * the header it comes whole.
 */
const CUTS = "x-cuts";
const PAINTED = "/painted";
/** A page that shows nothing yet is not painted, so the next part is sent after this time. */
const PATIENCE_MS = 1_000;

/** One invisible dot as a GIF. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Serves the shop behind `origin` with pages in parts, as a slow network sends them or a busy machine reads them.
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
    const { "accept-language": language = "", "sec-fetch-dest": kind, [CUTS]: cuts } = request.headers;
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
    if (cuts === undefined || !headers["content-type"]?.includes("html")) return response.end(body);
    const html = body.toString();
    let sent = 0;
    for (const cut of String(cuts).split(",").map(Number)) {
      const painted = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      response.write(html.slice(sent, cut));
      sent = cut;
      await Promise.race([painted, wait(PATIENCE_MS)]);
    }
    response.end(html.slice(sent));
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

/** Makes the next page stop after each of these numbers of characters until that part is on the screen. */
export function cutAt(page: Page, offsets: number[]): Promise<void> {
  return page.setExtraHTTPHeaders({ [CUTS]: offsets.join() });
}

/** Tells the server when a part is painted, so that it sends the next one. */
export async function tellWhenPainted(page: Page): Promise<void> {
  await page.addInitScript((painted) => {
    const changes = new MutationObserver(tellSoon);
    // In the frame after the paint, so that what was read meanwhile is laid out, too.
    function tellSoon() {
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          changes.observe(document, { subtree: true, childList: true, characterData: true });
          void fetch(painted);
        }),
      );
    }
    new PerformanceObserver((_, watcher) => {
      watcher.disconnect();
      tellSoon();
    }).observe({ type: "paint", buffered: true });
  }, PAINTED);
}
