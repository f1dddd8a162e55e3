import type { Socket } from "node:net";

/**
 * Lets a socket send everything that is written in one go by one call of the system, which costs as much as a small
 * statement.
 */
export function gatherWrites(socket: Socket): Socket {
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
  return socket;
}
