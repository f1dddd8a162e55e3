import type { Socket } from "node:net";
import { createInterface } from "node:readline";

export interface JsonLines<Said, Heard> {
  send(message: Said): void;
  /** Ends when the other side closes the connection. */
  messages: AsyncIterable<Heard>;
}

/** Sends and reads JSON messages over a socket, one on each line. */
export function jsonLines<Said, Heard>(socket: Socket): JsonLines<Said, Heard> {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  return {
    send: (message) => {
      if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
    },
    messages: (async function* () {
      for await (const line of lines) yield JSON.parse(line) as Heard;
    })(),
  };
}
