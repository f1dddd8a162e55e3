import type { Duplex } from "node:stream";

/**
 * Lets a socket send everything that is written in one turn with one system call, which costs as much as a small statement.
 * It begins when the socket is connected, because `connect` of Node's sockets restores Node's own `write`.
 */
export function gatherWrites<S extends Duplex>(socket: S): S {
  return socket.once("connect", () => {
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    let isGathering = false;
    socket.write = (...given: unknown[]) => {
      if (!isGathering) {
        isGathering = true;
        socket.cork();
        process.nextTick(() => {
          isGathering = false;
          socket.uncork();
        });
      }
      return write(...given);
    };
  });
}
