import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { AppConfig } from "#contract/page/AppConfig.types.ts";

/**
 * The configuration that the host writes into a page, for the development server, which has no host: the sandbox's postal
 * look-up and its payment scripts, one for each provider plugin.
 */
export function devConfig(root: string): Partial<AppConfig> {
  const folders = readdirSync(join(root, "plugins")).filter((name) => name.startsWith("payment-"));
  const ids = folders
    .filter((name) => existsSync(join(root, "plugins", name, "plugin.ts")))
    .map((name) => name.slice(8));
  const sdk = Object.fromEntries(ids.map((id) => [id.toUpperCase(), `/sandbox/sdk/${id}.js`]));
  return { pincodeUrl: "/sandbox/pincode/", payments: { mode: "sandbox", sdk, pageOrigins: [] } };
}
