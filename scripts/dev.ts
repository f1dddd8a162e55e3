import { type ChildProcess, spawn } from "node:child_process";
import { DEMO_STORES } from "#server/platform/seed/demoStores.ts";

/**
 * `npm run dev`: runs the platform, which restarts on changes, and the storefront with hot reload in front of it. In English;
 * `LANGUAGES=en,hi npm run dev` has Hindi at `/fresh-basket/hi`, too.
 */
const port = Number(process.env.PORT ?? 3000);
const platformPort = port + 1;
const children: ChildProcess[] = [];

start("tsx", ["watch", "--clear-screen=false", "server/dev.ts"], { PORT: String(platformPort) });
start("rspack", ["serve"], {
  PORT: String(port),
  PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
  RSPACK_SERVE: "1",
});
process.stdout.write(
  `Haat, with hot reload:\n${DEMO_STORES.map((store) => `  http://localhost:${port}/${store}\n`).join("")}`,
);

function start(command: string, args: string[], env: Record<string, string>): void {
  const path = `node_modules/.bin:${process.env.PATH}`;
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
  children.push(child);
  child.on("close", (code) => stop(code ?? 1));
}

function stop(code: number): void {
  for (const child of children) child.kill("SIGTERM");
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
