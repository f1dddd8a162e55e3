import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AxiosTransport } from "#kernel/http/AxiosTransport.ts";
import { NetworkError } from "#kernel/http/errors.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/reset") return request.socket.destroy();
    if (request.url === "/slow") return undefined;
    const status = request.url === "/teapot" ? 418 : request.url === "/gateway" ? 502 : 200;
    const type = request.url === "/teapot" ? "application/json" : "text/html";
    response.writeHead(status, { "content-type": type, "Retry-After": "9" });
    const bodies: Record<string, string> = {
      "/html": "<html>",
      "/gateway": "<html>Bad Gateway",
      "/cut": '{"a":',
      "/empty": "",
      "/ok": "OK",
    };
    return response.end(bodies[request.url ?? ""] ?? '{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, more = {}) =>
  new AxiosTransport().send({ method: "GET", url: `${origin}${path}`, headers: {}, ...more });

describe("the browser's transport", () => {
  it("returns error statuses as they are, with header names in lower case", async () => {
    await expect(get("/teapot")).resolves.toMatchObject({
      status: 418,
      body: { ok: true },
      headers: { "retry-after": "9" },
    });
  });

  it.each(["/reset", "/html", "/cut"])("rejects with a network error on %s (bar 14)", async (path) => {
    await expect(get(path)).rejects.toBeInstanceOf(NetworkError);
  });

  it("rejects with a network error when its time is up", async () => {
    await expect(get("/slow", { timeout: 50 })).rejects.toBeInstanceOf(NetworkError);
  });

  it("keeps the status of an error whose body is a proxy's page", async () => {
    await expect(get("/gateway")).resolves.toMatchObject({ status: 502, body: undefined });
  });

  it("answers bytes when asked for them", async () => {
    const bytes = await get("/bytes", { responseType: "arraybuffer" });
    expect(new TextDecoder().decode(bytes.body as ArrayBuffer)).toBe('{"ok":true}');
  });

  it.each(["/empty", "/ok"])("returns an empty answer on %s (reading 34)", async (path) => {
    await expect(get(path)).resolves.toMatchObject({ status: 200, body: undefined });
  });

  it("passes an abort on, not as a network error", async () => {
    const abort = new AbortController();
    const sent = get("/slow", { signal: abort.signal });
    server.once("request", () => abort.abort());
    await expect(sent).rejects.not.toBeInstanceOf(NetworkError);
  });
});
