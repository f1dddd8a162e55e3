import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FrontDoor {
  /** The shop's address through this door. */
  origin: string;
  /** Nobody is there: connections are refused, for the browser and for its workers. */
  shut(): Promise<void>;
  /** Connections are taken, and never answered. */
  hang(): void;
  /** The shop answers again. */
  open(): Promise<void>;
  /** Answers as another build would; undefined for an address that does not exist. */
  change: (path: string, text: string) => string | undefined;
  /** The path of the file that replaces the requested one. */
  rename: (path: string) => string;
}

/** A proxy in front of a shop, which can be dead, hang, or have another build. */
export async function frontDoor(port: number): Promise<FrontDoor & { close(): Promise<void> }> {
  let server: Server | undefined;
  let own = 0;
  let isHanging = false;
  const serve = async (call: IncomingMessage, reply: ServerResponse) => {
    if (isHanging) return;
    const path = call.url ?? "/";
    const { "accept-encoding": _, "if-none-match": __, ...headers } = call.headers;
    const asked = ask({ port, host: "127.0.0.1", method: call.method, path: door.rename(path), headers });
    asked.on("error", () => reply.destroy());
    asked.on("response", async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const body = Buffer.concat(parts);
      const isText = /html|javascript/.test(answer.headers["content-type"] ?? "");
      const text = isText ? door.change(path, body.toString()) : undefined;
      if (isText && text === undefined) return reply.writeHead(404, { "content-type": "text/html" }).end("Not here.");
      const changed = text === undefined ? body : Buffer.from(text);
      const { "content-length": ___, "transfer-encoding": ____, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 500, { ...rest, "content-length": changed.length }).end(changed);
    });
    call.pipe(asked);
  };
  const shut = async () => {
    const ending = server;
    server = undefined;
    if (ending === undefined) return;
    const closed = once(ending, "close");
    ending.close();
    ending.closeAllConnections();
    await closed;
  };
  const open = async () => {
    if (isHanging) await shut();
    isHanging = false;
    if (server !== undefined) return;
    server = createServer((call, reply) => void serve(call, reply));
    await once(server.listen(own, "127.0.0.1"), "listening");
    own = (server.address() as AddressInfo).port;
  };
  const door = {
    origin: "",
    shut,
    open,
    hang: () => {
      isHanging = true;
    },
    change: (_path: string, text: string): string | undefined => text,
    rename: (path: string) => path,
    close: shut,
  };
  await open();
  door.origin = `http://localhost:${own}`;
  return door;
}
