import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

/**
 * Serves the static pages in a separate process, in the way in which the host serves its pages. It prints its address
 * as JSON.
 */
const folder = process.env.FOLDER ?? ".";
const app = fastify({ forceCloseConnections: true });
await app.register(fastifyStatic, { root: join(folder, "assets"), prefix: "/assets/", immutable: true, maxAge: "1y" });
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
await app.register(fastifyCompress, { global: false, encodings: ["br", "gzip"], brotliOptions });
for (const name of ["preloaded", "inlined"]) {
  const html = readFileSync(join(folder, `${name}.html`), "utf8");
  app.get(`/${name}`, (_, reply) => reply.header("content-type", "text/html; charset=utf-8").compress(html));
}
app.get("/robots.txt", (_, reply) => reply.send("User-agent: *\nAllow: /\n"));
const origin = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
process.once("SIGTERM", () => void app.close().then(() => process.exit(0)));
console.log(JSON.stringify({ origin }));
