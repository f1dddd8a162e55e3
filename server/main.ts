import { readHostConfig } from "./host/readHostConfig";
import { storefrontHost } from "./host/storefrontHost";
import { readPlatformConfig } from "./platform/config";
import { buildPlatform } from "./platform/platform";

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readPlatformConfig(process.env);
  const { app, changesSince, close } = await buildPlatform(config);
  await app.register(storefrontHost, { ...readHostConfig(process.env, config), changesSince });
  const address = await app.listen({ host: config.host, port: config.port });
  const port = new URL(address).port;
  process.stdout.write(
    ["fresh-basket", "kora-home"]
      .map((store) => `  http://localhost:${port}/${store}   http://${store}.localhost:${port}`)
      .join("\n")
      .concat("\n"),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}
