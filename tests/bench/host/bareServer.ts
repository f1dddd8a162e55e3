import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Sends the same bytes with the same headers to everybody, from its own process. It prints its address as JSON. */
const headers = JSON.parse(process.env.HEADERS ?? "{}");
const body = Buffer.from(process.env.BODY ?? "", "base64");
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
