import { once } from "node:events";
import { chmod, mkdir, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Services } from "#server/platform/services/index.ts";
import type { Command } from "../Command.types";
import { exitOf } from "../exitOf";
import { sentenceOf } from "../sentenceOf";
import { commandAddress } from "./commandAddress";
import { jsonLines } from "./jsonLines";
import type { FromShop, ToShop } from "./messages.types";
import { remoteIo } from "./remoteIo";

/**
 * Carries out the owner's commands while the app runs, because no second process can open the embedded database. When the
 * app closes, running commands are finished first. A shop that cannot take commands still sells.
 */
export function takeCommands(app: FastifyInstance, services: Services, dataDir: string, commands: readonly Command[]) {
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const done = carryOut(socket, services, commands).finally(() => running.delete(done));
    running.add(done);
  });
  app.addHook("onReady", async () => {
    const address = commandAddress(dataDir);
    try {
      if (address === undefined) throw new Error(`the name of the data folder ${dataDir} is too long`);
      await listen(address);
    } catch (error) {
      app.log.warn({ err: error }, "while this shop runs, the command line cannot reach it");
    }
  });
  app.addHook("preClose", async () => {
    server.close();
    await Promise.all(running);
  });

  async function listen(address: string): Promise<void> {
    if (process.platform !== "win32") {
      await mkdir(dirname(address), { recursive: true });
      // A folder that was restored from a backup may be open to others.
      await chmod(dirname(address), 0o700);
      // Nobody else can be listening on this socket: this process has locked the data folder (ADR 22).
      await rm(address, { force: true });
    }
    server.listen(address);
    await once(server, "listening");
    if (process.platform !== "win32") await chmod(address, 0o600);
  }
}

async function carryOut(socket: Socket, services: Services, commands: readonly Command[]): Promise<void> {
  // When the command line ends, its messages end, and with them its command (`remoteIo`).
  socket.on("error", () => {});
  const { send, messages } = jsonLines<FromShop, ToShop>(socket);
  const heard = messages[Symbol.asyncIterator]();
  try {
    const { value: first } = await heard.next();
    if (first === undefined || !("run" in first)) return;
    const io = remoteIo(first.who, send, { [Symbol.asyncIterator]: () => heard });
    const command = commands.find(({ name }) => name === first.run);
    if (command === undefined || !("run" in command)) {
      const failed = `The shop that runs does not know the command "${first.run}": restart it, then try again.`;
      return send({ failed, exit: 2 });
    }
    try {
      send({ exit: await command.run(services, first.prepared, io) });
    } catch (error) {
      send({ failed: sentenceOf(error), exit: exitOf(error) });
    }
  } catch {
    // The message did not come from our command line.
  } finally {
    socket.end();
  }
}
