import { checkAddresses } from "./checkAddresses";
import { closeSoftly } from "./closeSoftly";
import { endWithReason } from "./endWithReason";
import { readHostConfig } from "./host/readHostConfig";
import { storefrontHost } from "./host/storefrontHost";
import { warmUp } from "./host/warmUp";
import { serveOperations } from "./operations/serveOperations";
import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

await endWithReason(async () => {
  const config = readPlatformConfig(process.env);
  const hostConfig = readHostConfig(process.env, config);
  await checkAddresses(config);
  const { app, metrics, isDatabaseThere, changesSince, someStore, close } = await buildPlatform(config);
  await app.register(storefrontHost, { ...hostConfig, metrics, changesSince });
  const leaving = closeSoftly(app, close, config.closeGraceMs);
  let isWarm = false;
  const missing = async () => [
    ...(isWarm ? [] : ["drawing"]),
    ...((await isDatabaseThere()) ? [] : ["database"]),
    ...(leaving() ? ["it was told to end"] : []),
  ];
  if (config.operationsPort !== undefined) {
    await serveOperations({ host: config.host, port: config.operationsPort }, { metrics, missing });
  }
  const store = await someStore();
  await warmUp(app, { ...hostConfig, port: config.port }, store);
  isWarm = true;
  const address = await app.listen({ host: config.host, port: config.port });
  const port = new URL(address).port;
  process.stdout.write(
    ["fresh-basket", "kora-home"]
      .map((store) => `  http://localhost:${port}/${store}   http://${store}.localhost:${port}`)
      .join("\n")
      .concat("\n"),
  );
  if (store === undefined) say("The database has no store yet: start once with SEED=on to have the two demo stores.");
  if (config.databaseUrl === undefined && config.isProduction) {
    say("The embedded database does not survive a loss of power: set DATABASE_URL before you take real money.");
  }
});

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
