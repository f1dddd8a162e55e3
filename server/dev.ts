import { checkAddress } from "./checkAddress";
import { takeCommands } from "./cli/carry/takeCommands";
import { commands } from "./cli/commands";
import { closeSoftly } from "./closeSoftly";
import { endOnSignals } from "./endOnSignals";
import { endWithReason } from "./endWithReason";
import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** Runs the platform alone; the development server forwards its calls to it (`npm run dev`). */
await endWithReason(async () => {
  const config = readPlatformConfig(process.env);
  await checkAddress(config);
  const { app, services, close } = await buildPlatform(config);
  if (config.databaseUrl === undefined) takeCommands(app, services, config.dataDir, commands);
  endOnSignals(closeSoftly(app, close).leave, 0);
  await app.listen({ host: config.host, port: config.port });
});
