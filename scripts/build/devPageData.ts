import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { marks } from "../../src/contract/page/marks";
import type { PageData } from "../../src/contract/page/PageData.types";

/**
 * The data that the host writes into a page (`src/contract/page/PageData.types.ts`), for the development server, which
 * has no host: the sandbox's postal look-up and its payment scripts, one for each provider plugin.
 */
export function devPageData(root: string): string {
  const folders = readdirSync(join(root, "plugins")).filter((name) => name.startsWith("payment-"));
  const ids = folders
    .filter((name) => existsSync(join(root, "plugins", name, "plugin.ts")))
    .map((name) => name.slice(8));
  const sdk = Object.fromEntries(ids.map((id) => [id.toUpperCase(), `/sandbox/sdk/${id}.js`]));
  const config: PageData["config"] = {
    pincodeUrl: "/sandbox/pincode/",
    payments: { mode: "sandbox", sdk, pageOrigins: [] },
  };
  return `<script id="${marks.dataId}" type="application/json">${JSON.stringify({ config })}</script>`;
}
