import { readPlatformConfig } from "#server/platform/config.ts";
import { buildPlatform } from "#server/platform/platform.ts";
import { closeSoftly } from "#server/process/closeSoftly.ts";
import { endOnSignals } from "#server/process/endOnSignals.ts";

/**
 * A whole platform in a separate process that ends as the shop does. It prints its port, and `began <id>` for each call
 * that reaches it.
 */
const config = readPlatformConfig({ ...process.env, LOG_LEVEL: "silent", PORT: "0" });
const { app, close } = await buildPlatform(config, { onProgress: () => {} });
app.server.prependListener("request", ({ headers }) => void process.stdout.write(`began ${headers["x-request-id"]}\n`));
endOnSignals(closeSoftly(app, close).leave, Number(process.env.GRACE_MS));
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`port ${new URL(address).port}\n`);
// Ends together with the process that started it.
process.stdin.resume().once("end", () => process.exit(2));
