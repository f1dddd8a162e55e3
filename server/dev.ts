import { takeCommands } from "#server/cli/carry/takeCommands.ts";
import { commands } from "#server/cli/commands.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import { buildPlatform } from "#server/platform/platform.ts";
import { checkAddress } from "#server/process/checkAddress.ts";
import { closeSoftly } from "#server/process/closeSoftly.ts";
import { endOnSignals } from "#server/process/endOnSignals.ts";
import { endWithReason } from "#server/process/endWithReason.ts";

/** Runs the platform alone; the development server forwards its calls to it (`npm run dev`). */
await endWithReason(async () => {
  const config = readPlatformConfig(process.env);
  await checkAddress(config);
  const { app, services, close } = await buildPlatform(config);
  if (config.databaseUrl === undefined) takeCommands(app, services, config.dataDir, commands);
  endOnSignals(closeSoftly(app, close).leave, 0);
  await app.listen({ host: config.host, port: config.port });
});
