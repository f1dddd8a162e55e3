import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Another way into the app, for this process alone: what draws a page asks the platform beside it. The shop's own port
 * would not do: it may listen on one network only, several processes may share it, and connections to it count as those
 * of callers when the process is told to end.
 */
export async function openOwnDoor(app: FastifyInstance): Promise<string> {
  const server = createServer((request, response) => app.routing(request, response));
  // Exclusive: processes that share a port would share this one, too.
  server.listen({ host: "127.0.0.1", port: 0, exclusive: true });
  await once(server, "listening");
  app.addHook("onClose", () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
