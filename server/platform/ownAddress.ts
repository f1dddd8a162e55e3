import type { FastifyInstance } from "fastify";

/** The address at which this process reaches its own platform; known once it listens. */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The platform does not listen on a port yet.");
  const isAny = address.address === "0.0.0.0" || address.address === "::";
  const host = isAny ? "127.0.0.1" : address.address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}
