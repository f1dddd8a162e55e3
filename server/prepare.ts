import { endWithReason } from "./endWithReason";
import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** Makes and fills the database and ends; `npm start` does it while the storefront is being built. */
await endWithReason(async () => {
  const { close } = await buildPlatform(readPlatformConfig(process.env));
  await close();
});
