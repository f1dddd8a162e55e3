import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Io } from "../Command.types";
import { CouldNotRun } from "../CouldNotRun";
import { jsonLines } from "./jsonLines";
import type { FromShop, ToShop } from "./messages.types";

/**
 * Lets the running shop carry out a command that uses the terminal and the files of this process.
 * @returns the exit code; undefined when no shop takes commands at this address
 * @throws ConfigError when the shop could not carry it out
 */
export async function handOver(address: string, run: string, prepared: object, io: Io): Promise<number | undefined> {
  const socket = await connected(address);
  if (socket === undefined) return undefined;
  const { send, messages } = jsonLines<ToShop, FromShop>(socket);
  try {
    send({ run, prepared, who: io.who });
    for await (const message of messages) {
      if ("say" in message) io.say(message.say);
      else if ("warn" in message) io.warn(message.warn);
      else if ("head" in message) io.head(message.head);
      else if ("progress" in message) io.progress(message.progress);
      else if ("failed" in message) throw new (message.exit === 2 ? CouldNotRun : ConfigError)(message.failed);
      else if ("exit" in message) return message.exit;
      else send(await answer(message, io));
    }
  } catch (error) {
    if (error instanceof ConfigError || !socket.destroyed) throw error;
  } finally {
    socket.destroy();
  }
  throw new CouldNotRun("The shop ended before it had carried this out. Look at what it has done, and try again.");
}

/** @returns undefined when nobody listens there, or when a killed shop has left its socket behind */
async function connected(address: string): Promise<Socket | undefined> {
  const socket = connect(address);
  try {
    await once(socket, "connect");
    // An error after the connection also ends the messages, which the caller notices.
    socket.on("error", () => {});
    return socket;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    if (code !== "EACCES" && code !== "EPERM") throw error;
    throw new CouldNotRun(`The shop runs as another user, and takes commands from that one alone (${address}).`);
  }
}

async function answer(message: Extract<FromShop, { asks: number }>, io: Io): Promise<ToShop> {
  try {
    if ("read" in message) {
      return { answers: message.asks, bytes: (await io.readFile(message.read)).toString("base64") };
    }
    if ("link" in message) await io.linkFile(message.link, message.to);
    else await io.writeFile(message.write, Buffer.from(message.bytes, "base64"));
    return { answers: message.asks, bytes: "" };
  } catch (error) {
    return { answers: message.asks, failed: error instanceof Error ? error.message : String(error) };
  }
}
