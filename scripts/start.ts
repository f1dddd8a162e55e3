import { spawn } from "node:child_process";
import { run } from "./run";
import { readStamp, sourceStamp } from "./sourceStamp";

/** `npm start`: builds what is not built yet, then serves storefront and platform on one port. */
if ((await readStamp()) !== (await sourceStamp())) {
  const done = await Promise.all([run("tsx", ["scripts/build.ts"]), run("tsx", ["server/prepare.ts"])]);
  const failed = done.find(({ code }) => code !== 0);
  if (failed) process.exit(failed.code);
}
const server = spawn(process.execPath, ["dist/server/main.js"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("close", (code) => process.exit(code ?? 1));
