import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readPlatformConfig } from "#server/platform/config.ts";
import { DataFolderInUse } from "#server/platform/db/lockDataFolder.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Io, ServiceCommand } from "../Command.types";
import { commandAddress } from "./commandAddress";
import { handOver } from "./handOver";
import { openServices } from "./openServices";

/** A starting shop locks the data folder first and takes commands a little later. A command waits this long for it. */
const BEGINS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Carries out a command where the database is open: in the shop that uses this data folder, else in this process (ADR 31).
 * @returns the exit code
 */
export async function carryOut(
  command: ServiceCommand,
  options: object,
  io: Io,
  env: NodeJS.ProcessEnv,
  waitMs = BEGINS_WITHIN_MS,
): Promise<number> {
  const prepared = command.prepare ? await command.prepare(options, io) : options;
  if (typeof prepared === "number") return prepared;
  const dataDir = resolve(env.DATA_DIR || ".data");
  const isEmbedded = !env.DATABASE_URL;
  const address = isEmbedded ? commandAddress(dataDir) : undefined;
  const until = performance.now() + waitMs;
  for (;;) {
    const code = address && (await handOver(address, command.name, prepared, io));
    if (code !== undefined && code !== "") return code;
    if (isEmbedded && !command.makesDatabase && !existsSync(join(dataDir, "db"))) {
      throw new ConfigError(`DATA_DIR is "${dataDir}", where no shop is: start in the shop's folder, or set DATA_DIR.`);
    }
    try {
      return await here(command, prepared, io, env);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() >= until) throw error;
      io.progress("Waiting for the shop, which is starting or stopping …");
      await delay(LOOK_EVERY_MS);
    }
  }
}

async function here(command: ServiceCommand, prepared: object, io: Io, env: NodeJS.ProcessEnv): Promise<number> {
  const { services, close } = await openServices(readPlatformConfig(env));
  try {
    return await command.run(services, prepared, io);
  } finally {
    await close();
  }
}
