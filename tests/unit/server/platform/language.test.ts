import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { languageNow } from "#server/platform/language/languageNow.ts";
import { speakAsAsked } from "#server/platform/language/speakAsAsked.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** An app that answers each call with the language in which it is handled. @returns a call whose body arrives late */
async function anApp() {
  const app = Fastify();
  speakAsAsked(app);
  app.post("/api/said", async () => {
    await new Promise(setImmediate);
    return { said: languageNow() ?? "first" };
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  ends.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return async (query: string) => {
    const path = `/api/said${query}`;
    const call = request({ port, path, method: "POST", headers: { "content-type": "application/json" } });
    call.write('{"sent":');
    setImmediate(() => call.end('"a body"}'));
    const [reply] = (await once(call, "response")) as [IncomingMessage];
    return ((await json(reply)) as { said: string }).said;
  };
}

test("a call with a body is handled in the language that it names", async () => {
  const said = await anApp();
  expect(await Promise.all(["?language=hi", "", "?language=ur"].map(said))).toEqual(["hi", "first", "ur"]);
});

test.each(["?language=xx", "?language=", "?language=hi&language=ur", "?language=toString", "?langage=hi"])(
  "a call with %s is handled in the store's first language",
  async (query) => {
    expect(await (await anApp())(query)).toBe("first");
  },
);
