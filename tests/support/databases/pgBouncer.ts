import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort";
import { installByApt } from "../installByApt";
import { unprivileged, untilReady } from "./postgres";

const PROGRAM = "/usr/sbin/pgbouncer";

export interface Pooled {
  /** The address of the same database behind the pooler. */
  url: string;
  close(): Promise<void>;
}

/** Starts a PgBouncer in front of a database. `settings` are lines of its file. */
export async function pgBouncer(databaseUrl: string, poolMode: string, settings: string[] = []): Promise<Pooled> {
  const why = existsSync(PROGRAM) ? undefined : installByApt("pgbouncer");
  if (why !== undefined) throw new Error(`There is no PgBouncer to test with, and ${why}.`);
  const folder = mkdtempSync(join(tmpdir(), "haat-pgbouncer-"));
  const { hostname, port: behind, username, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${behind} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    `pool_mode = ${poolMode}`,
    ...settings,
  ];
  writeFileSync(file, lines.join("\n"));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const pooler = spawn(PROGRAM, ["-q", file], { ...user, stdio: "ignore", cwd: folder });
  // Ends with the test's process, too.
  const end = () => pooler.kill("SIGQUIT");
  process.once("exit", end);
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await untilReady(url);
  return {
    url,
    close: async () => {
      process.off("exit", end);
      const ended = once(pooler, "exit");
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
