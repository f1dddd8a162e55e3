import { endWithReason } from "./endWithReason";
import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** Creates and fills the database, then ends. `npm start` runs this while the storefront is being built. */
await endWithReason(async () => {
  const { close } = await buildPlatform(readPlatformConfig(process.env));
  await close();
});
