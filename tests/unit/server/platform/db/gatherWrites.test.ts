import { once } from "node:events";
import { type AddressInfo, createServer, type Server, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gatherWrites } from "#server/platform/db/gatherWrites.ts";

/** With real sockets, because `connect` of Node's sockets takes back what was changed before it. */
describe("what is written to the database in one go (ADR 39)", () => {
  let server: Server;
  let socket: Socket;
  let database: Socket;
  beforeEach(async () => {
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const arrived = once(server, "connection");
    socket = gatherWrites(new Socket()).connect((server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    [database] = await arrived;
  });
  afterEach(() => {
    socket.destroy();
    server.close();
  });

  /** As the driver of PostgreSQL does for each statement. */
  const submit = (...words: string[]) => {
    socket.cork();
    for (const word of words) socket.write(word);
    socket.uncork();
  };
  const endOfWork = () => new Promise((ended) => process.nextTick(ended));

  it("is sent at once, in its order, even when it is written by one promise after another", async () => {
    socket.write("begin ");
    await Promise.resolve();
    submit("first ", "statement ");
    await Promise.resolve();
    submit("second");
    expect(socket.writableLength).toBe("begin first statement second".length);
    await endOfWork();
    expect(socket.writableLength).toBe(0);
    socket.end();
    expect(await text(database)).toBe("begin first statement second");
  });

  it("does not wait for what is written later", async () => {
    for (const word of ["first ", "second"]) {
      submit(word);
      expect(socket.writableLength).toBe(word.length);
      await endOfWork();
      expect(socket.writableLength).toBe(0);
    }
    socket.end();
    expect(await text(database)).toBe("first second");
  });
});
