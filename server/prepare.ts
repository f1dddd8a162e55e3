import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** Makes and fills the database and ends; `npm start` does it while the storefront is being built. */
try {
  const { close } = await buildPlatform(readPlatformConfig(process.env));
  await close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
