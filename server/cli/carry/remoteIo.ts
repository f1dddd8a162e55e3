import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Io } from "../Command.types";
import type { FromShop, ToShop } from "./messages.types";

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/**
 * The terminal and the files of a command line in another process. Once that process has gone, every call except `warn`
 * throws.
 */
export function remoteIo(who: string, send: (message: FromShop) => void, messages: AsyncIterable<ToShop>): Io {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let hasLeft = false;
  const left = () => new ConfigError("The command line was closed.");
  const there = () => {
    if (hasLeft) throw left();
  };
  const ask = (question: (asks: number) => FromShop) => {
    there();
    asked += 1;
    const number = asked;
    return new Promise<Buffer>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      send(question(number));
    });
  };
  const tell = (message: FromShop) => {
    there();
    send(message);
  };
  void hear();

  async function hear(): Promise<void> {
    try {
      for await (const message of messages) {
        if (!("answers" in message)) continue;
        const asker = waiting.get(message.answers);
        waiting.delete(message.answers);
        if ("failed" in message) asker?.reject(new ConfigError(message.failed));
        else asker?.resolve(Buffer.from(message.bytes, "base64"));
      }
    } catch {
      // The message is not valid, so the command line counts as gone.
    }
    hasLeft = true;
    for (const { reject } of waiting.values()) reject(left());
  }

  return {
    who,
    say: (line) => tell({ say: line }),
    head: (line) => tell({ head: line }),
    warn: (line) => send({ warn: line }),
    progress: (doing) => tell({ progress: doing }),
    readFile: (path) => ask((asks) => ({ asks, read: path })),
    writeFile: async (path, bytes) => {
      await ask((asks) => ({ asks, write: path, bytes: Buffer.from(bytes).toString("base64") }));
    },
    linkFile: async (path, to) => {
      await ask((asks) => ({ asks, link: path, to }));
    },
  };
}
