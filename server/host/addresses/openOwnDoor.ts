import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Opens a second port of the app on 127.0.0.1, on which this process asks its own platform while it draws a page. The
 * public port does not suit: it may be bound to another network, several processes may share it, and its connections count
 * as callers' when the process is being stopped.
 */
export async function openOwnDoor(app: FastifyInstance): Promise<string> {
  const server = createServer((request, response) => app.routing(request, response));
  // Exclusive, because processes that share the public port would otherwise share this one too.
  server.listen({ host: "127.0.0.1", port: 0, exclusive: true });
  await once(server, "listening");
  app.addHook("onClose", () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
