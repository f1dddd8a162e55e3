import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync, unwatchFile, watchFile } from "node:fs";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { NODE_ENVIRONMENT } from "#server/process/nodeEnvironment.ts";
import { NODE_FLAGS } from "#server/process/nodeFlags.ts";
import { spending } from "../account/spending";
import { copyPglite } from "../databases/databases";
import { type Haat, haatAt } from "./haatAt";

/** A shop that belongs to the test that started it. */
export interface OwnHaat extends Haat {
  dataDir: string;
  /** Sends a signal, as an operator would. */
  tell(signal: NodeJS.Signals): void;
  /** Kills the process with SIGKILL; the data folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Everything the process printed. */
  output(): string;
}

/** The copied database has the demo stores. Without this the shop would make pictures that no test needs. */
export const STORES_ARE_THERE = { SEED: "off" };

/** The folder of resized pictures, which are named by their content, so that all shops of all runs share them. */
const PICTURES = resolve("node_modules/.cache/haat/pictures");

/**
 * Starts the built shop (`HAAT_DIST`, else `dist`) as `npm start` does, on a free port with a separate data folder that is
 * filled with the demo stores. @param logFile where the process writes instead of to this one, for a measurement that
 * reading would disturb @param space words to put before the command (`ownPidSpace`)
 */
export async function startHaat(
  env: Record<string, string> = {},
  { logFile, space = [] }: { logFile?: string; space?: string[] } = {},
): Promise<OwnHaat> {
  const log = logFile === undefined ? undefined : openSync(logFile, "w");
  const dist = resolve(process.env.HAAT_DIST ?? "dist");
  const main = join(dist, "server/main.js");
  if (!existsSync(main)) throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
  const dataDir = env.DATA_DIR ?? (await freshFolder(env.DATABASE_URL === undefined));
  let printed = "";
  let child: ChildProcess | undefined;

  async function begin(port: number): Promise<number> {
    const [command, ...words] = [...space, process.execPath, ...NODE_FLAGS, main];
    const started = spawn(command, words, {
      env: {
        OTP_PER_ADDRESS_PER_HOUR: "100000",
        OTP_PER_NUMBER_PER_HOUR: "1000",
        LOG_LEVEL: "warn",
        // Browsers keep their connections open, so there is no point in waiting for them.
        CLOSE_GRACE_SECONDS: "0",
        ...NODE_ENVIRONMENT,
        ...process.env,
        ...env,
        NODE_ENV: "",
        DIST_DIR: dist,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ["ignore", log ?? "pipe", log ?? "pipe"],
    });
    child = started;
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk;
        // The address must stand on a separate line: the log also names a page that is drawn before the shop has a
        // port.
        const found = /^ {2}http:\/\/localhost:(\d+)\//m.exec(printed.slice(-2000));
        if (found) resolve(Number(found[1]));
        return found !== null;
      };
      if (logFile !== undefined)
        watchFile(logFile, { interval: 50 }, () => read(readFileSync(logFile)) && unwatchFile(logFile));
      started.stdout?.on("data", read);
      started.stderr?.on("data", read);
      started.on("exit", (code) => reject(new Error(`The shop ended with code ${code}:\n${printed.slice(-2000)}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  const port = await spending("starting shops", () => begin(0));
  return {
    ...haatAt(port),
    dataDir,
    tell: (signal) => child?.kill(signal),
    kill: () => end("SIGKILL"),
    restart: async () => {
      printed = "";
      await spending("starting shops", () => begin(port));
    },
    stop: async () => {
      await end("SIGTERM");
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
    output: () => printed,
  };
}

async function freshFolder(withDatabase: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "haat-"));
  if (withDatabase) await copyPglite("demo", join(folder, "db"));
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, join(folder, "pictures"));
  return folder;
}
