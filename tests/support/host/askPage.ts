import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface PageAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, perhaps packed. */
  bytes: Buffer;
  text: string;
  /** The time until the last byte. */
  ms: number;
}

export const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-dest": "document" };

/** Opens an address exactly as it is written, as a browser does, and with the given Host header, if there is one. */
export const askPage = (origin: string, path: string, headers: Record<string, string> = {}) =>
  ask(origin, path, { ...PAGE, ...headers });

/** The same with these headers alone. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method = "GET",
): Promise<PageAnswer> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        const encoding = response.headers["content-encoding"];
        const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((plain: Buffer) => plain);
        const ms = performance.now() - began;
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text: open(bytes).toString(), ms });
      });
    })
      .on("error", reject)
      .end();
  });
}
