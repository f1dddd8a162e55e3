import { readPlatformConfig } from "#server/platform/config.ts";
import { buildPlatform } from "#server/platform/platform.ts";
import { endWithReason } from "#server/process/endWithReason.ts";

/** Creates and fills the database, then ends. `npm start` runs this while the storefront is being built. */
await endWithReason(async () => {
  const { close } = await buildPlatform(readPlatformConfig(process.env));
  await close();
});
