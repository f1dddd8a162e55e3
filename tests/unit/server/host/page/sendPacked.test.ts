import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { packed, tightened } from "#server/host/page/packed.ts";
import { sendPacked } from "#server/host/page/sendPacked.ts";

const TEXT = "<p>ताज़ा दूध</p>".repeat(200);

async function ask(headers: Record<string, string> = {}, status = 200, body = packed(TEXT)) {
  const app = Fastify();
  app.get("/", (request, reply) => sendPacked(request, reply.code(status).type("text/html"), body));
  const answer = await app.inject({ url: "/", headers });
  await app.close();
  return answer;
}

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0.5", "gzip"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate, identity", undefined],
  ["", undefined],
])("accept-encoding '%s' gets %s", async (accepted, encoding) => {
  const { headers, rawPayload } = await ask({ "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("accept-encoding");
  const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((plain: Buffer) => plain);
  expect(open(rawPayload).toString()).toBe(TEXT);
});

test("a caller who has the text already gets 304, in each encoding by its own ETag", async () => {
  const first = await ask({ "accept-encoding": "br" });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  for (const names of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask({ "accept-encoding": "br", "if-none-match": names });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  expect((await ask({ "accept-encoding": "gzip", "if-none-match": etag })).statusCode).toBe(200);
  expect((await ask({ "accept-encoding": "br", "if-none-match": etag }, 404)).statusCode).toBe(404);
});

test("packed tightly it is the same text with the same ETag, and smaller", async () => {
  const quick = packed(TEXT + Array.from({ length: 500 }, (_, at) => `<li>${at * 7919}</li>`).join(""));
  const tight = await tightened(quick);
  expect(tight.tag).toBe(quick.tag);
  expect(tight.br.length).toBeLessThan(quick.br.length);
  expect(brotliDecompressSync(tight.br).toString()).toBe(gunzipSync(quick.gzip).toString());
});

test("a kept text holds no more memory than its bytes", async () => {
  const quick = packed(TEXT);
  const tight = await tightened(quick);
  for (const { br, gzip } of [quick, tight]) {
    expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length]);
  }
});
