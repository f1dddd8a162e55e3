import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A request's header: after so many characters the page stops for a while. Without it, it comes as a whole. */
export const CUT_AT = "x-cut-at";
/** Long enough for a browser to lay out and paint what it has. */
const PAUSE_MS = 250;

/** The shop behind `origin`, whose pages come in two parts: so a slow network brings them, and a busy machine reads them. */
export async function serveInParts(origin: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { "accept-language": language = "", [CUT_AT]: cut } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, { headers: { "accept-language": language } });
    const headers = Object.fromEntries(answer.headers);
    // What comes from fetch is unpacked.
    delete headers["content-encoding"];
    delete headers["content-length"];
    response.writeHead(answer.status, headers);
    const body = Buffer.from(await answer.arrayBuffer());
    if (cut === undefined || !headers["content-type"]?.includes("html")) return response.end(body);
    const html = body.toString();
    response.write(html.slice(0, Number(cut)));
    await wait(PAUSE_MS);
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
