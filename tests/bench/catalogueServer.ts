import { LARGE_STORE } from "#server/platform/seed/scale/scaledStore.ts";
import { seedAtScale } from "#server/platform/seed/scale/seedAtScale.ts";
import { startPlatform } from "#tests/support/platform/platform.ts";

/**
 * Runs the platform with one large store and many small ones in a separate process. It prints its address as JSON;
 * asked over the process channel, it reports the processor time that it has used.
 */
const platform = await startPlatform({
  engine: process.env.ENGINE === "postgres" ? "postgres" : "pglite",
  config: { SEED: "off", LOG_LEVEL: "silent" },
  listen: true,
});
const scale = { products: Number(process.env.PRODUCTS), stores: Number(process.env.STORES) };
const began = performance.now();
await seedAtScale(platform.db, scale, () => {});
const seedSeconds = (performance.now() - began) / 1000;
const large = await platform.store(LARGE_STORE);
const small = [];
for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
  small.push((await platform.store(`market-${Math.max(2, Math.floor(scale.stores * share))}`)).storeId);
}
process.on("message", () => process.send?.(process.cpuUsage()));
process.once("SIGTERM", () => void platform.stop().then(() => process.exit(0)));
console.log(JSON.stringify({ baseUrl: platform.baseUrl, storeId: large.storeId, small, seedSeconds }));
