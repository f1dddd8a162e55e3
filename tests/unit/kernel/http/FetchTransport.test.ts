import { describe, expect, it, vi } from "vitest";
import { NetworkError } from "#kernel/http/errors.ts";
import { FetchTransport } from "#kernel/http/FetchTransport.ts";

const request = {
  method: "POST",
  url: "http://platform/api/x",
  headers: { accept: "application/json" },
  body: { a: 1 },
};

describe("the host's transport", () => {
  it("sends JSON and answers status, headers and body", async () => {
    const fetcher = vi.fn(async () => Response.json({ ok: true }, { status: 201, headers: { "retry-after": "3" } }));
    const response = await new FetchTransport(fetcher).send(request);
    expect(fetcher).toHaveBeenCalledWith(request.url, expect.objectContaining({ method: "POST", body: '{"a":1}' }));
    expect(response).toMatchObject({ status: 201, body: { ok: true }, headers: { "retry-after": "3" } });
  });

  it("answers bytes when asked for them", async () => {
    const response = await new FetchTransport(async () => new Response("pdf")).send({
      ...request,
      responseType: "arraybuffer",
    });
    expect(new TextDecoder().decode(response.body as ArrayBuffer)).toBe("pdf");
  });

  it.each([
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
    ["HTML instead of JSON", async () => new Response("<html>")],
    ["a body cut off", async () => new Response('{"a":')],
  ])("rejects with a network error on %s (bar 14)", async (_, fetcher) => {
    await expect(new FetchTransport(fetcher).send(request)).rejects.toBeInstanceOf(NetworkError);
  });

  it("keeps the status of an error whose body is a proxy's page", async () => {
    const fetcher = async () => new Response("<html>Bad Gateway", { status: 502 });
    await expect(new FetchTransport(fetcher).send(request)).resolves.toMatchObject({ status: 502, body: undefined });
  });

  it("passes an abort on as it is", async () => {
    const abort = new AbortController();
    abort.abort();
    const fetcher = () => Promise.reject(abort.signal.reason);
    await expect(new FetchTransport(fetcher).send({ ...request, signal: abort.signal })).rejects.toBe(
      abort.signal.reason,
    );
  });
});
