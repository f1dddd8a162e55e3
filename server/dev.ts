import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

/** The platform alone; the development server stands in front of it (`npm run dev`). */
const config = readPlatformConfig(process.env);
const { app, close } = await buildPlatform(config);
await app.listen({ host: config.host, port: config.port });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
