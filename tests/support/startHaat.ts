import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Haat {
  port: number;
  /** `http://localhost:<port>`, the shared domain. */
  origin: string;
  dataDir: string;
  /** SIGKILL, as a machine would; the data folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** The newest one-time code "sent" to a mobile number. */
  otpFor(mobile: string): Promise<string>;
  /** Makes calls fail; see platform-api, Running it. */
  faults(rules: object[]): Promise<void>;
  /** Everything the process printed. */
  output(): string;
}

/** The built shop (`HAAT_DIST`, else `dist`) as `npm start` runs it, on a free port with a data folder of its own. */
export async function startHaat(env: Record<string, string> = {}): Promise<Haat> {
  const dist = resolve(process.env.HAAT_DIST ?? "dist");
  const main = join(dist, "server/main.js");
  if (!existsSync(main)) throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "haat-")));
  let printed = "";
  let child: ChildProcess | undefined;

  async function begin(port: number): Promise<number> {
    const started = spawn(process.execPath, [main], {
      env: {
        OTP_PER_ADDRESS_PER_HOUR: "1000",
        OTP_PER_NUMBER_PER_HOUR: "1000",
        LOG_LEVEL: "warn",
        ...process.env,
        ...env,
        NODE_ENV: "",
        DIST_DIR: dist,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk;
        const found = /http:\/\/localhost:(\d+)\/fresh-basket/.exec(printed.slice(-2000));
        if (found) resolve(Number(found[1]));
      };
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

  const port = await begin(0);
  const origin = `http://localhost:${port}`;
  return {
    port,
    origin,
    dataDir,
    kill: () => end("SIGKILL"),
    restart: async () => {
      printed = "";
      await begin(port);
    },
    stop: async () => {
      await end("SIGTERM");
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
    otpFor: async (mobile) => {
      const response = await fetch(`http://127.0.0.1:${port}/sandbox/messages?mobile=${mobile}`);
      const [newest] = (await response.json()) as { otp: string }[];
      if (!newest) throw new Error(`No code was sent to ${mobile}.`);
      return newest.otp;
    },
    faults: async (rules) => {
      await fetch(`http://127.0.0.1:${port}/sandbox/faults`, {
        method: rules.length > 0 ? "POST" : "DELETE",
        ...(rules.length > 0
          ? { headers: { "content-type": "application/json" }, body: JSON.stringify({ rules }) }
          : {}),
      });
    },
    output: () => printed,
  };
}
