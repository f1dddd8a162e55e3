import { connect, type Socket } from "node:net";
import { quantile, rounded } from "../report/figures";

export interface Called {
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** The number of answers that were not the expected bytes' length with status 200. */
  wrong: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Asks for one address on many connections, each with one call under way, for some milliseconds. It reads no more of an
 * answer than its length, because a whole HTTP client would take more time than the server.
 */
export async function callFor(address: URL, connections: number, ms: number): Promise<Called> {
  const request = `GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  const took: number[] = [];
  let wrong = 0;
  const began = performance.now();
  const over = began + ms;
  const callers = Array.from({ length: connections }, async () => {
    const socket = connect({ host: "127.0.0.1", port: Number(address.port), noDelay: true });
    await new Promise((ready) => socket.once("connect", ready));
    for (let now = performance.now(); now < over; now = performance.now()) {
      if (!(await call(socket, request))) wrong += 1;
      took.push(performance.now() - now);
    }
    socket.destroy();
  });
  await Promise.all(callers);
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: rounded(took.length / seconds),
    p50: rounded(quantile(took, 0.5), 1),
    p99: rounded(quantile(took, 0.99), 1),
    wrong,
  };
}

/** Resolves when a whole answer has come; true when its status is 200. */
function call(socket: Socket, request: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let left = Number.NaN;
    let isGood = false;
    const read = (bytes: Buffer) => {
      if (Number.isNaN(left)) {
        const end = bytes.indexOf(HEAD_END);
        if (end < 0) return finish(false);
        const head = bytes.toString("latin1", 0, end);
        isGood = head.startsWith("HTTP/1.1 200 ");
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + end + HEAD_END.length;
      }
      left -= bytes.length;
      if (left <= 0) finish(isGood && left === 0);
    };
    const finish = (result: boolean) => {
      socket.off("data", read).off("error", reject);
      resolve(result);
    };
    socket.on("data", read).once("error", reject);
    socket.write(request);
  });
}
