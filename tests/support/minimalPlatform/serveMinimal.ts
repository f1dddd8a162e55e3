import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { type Listening, startStub } from "../host/startHost";
import { MinimalPlatform } from "./MinimalPlatform";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/**
 * Serves the built storefront as a static host does (a file, or else the first page) with the minimal platform behind
 * `/api` on the same origin.
 */
export async function serveMinimal(): Promise<Listening & { platform: MinimalPlatform }> {
  const platform = new MinimalPlatform();
  const folder = resolve(process.env.HAAT_DIST ?? "dist", "browser");
  const listening = await startStub((request, response) => void serve(platform, folder, request, response));
  return { ...listening, platform };
}

async function serve(platform: MinimalPlatform, folder: string, request: IncomingMessage, response: ServerResponse) {
  const { method = "GET", url = "/", headers } = request;
  const { pathname } = new URL(url, "http://localhost");
  if (/^\/(api|upload)\//.test(pathname)) {
    const { authorization } = headers;
    const answer = platform.answer({ method, url, headers: { authorization }, body: await bodyOf(request) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  const file = extname(pathname) === "" ? "index.html" : pathname;
  try {
    const bytes = await readFile(join(folder, file));
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
