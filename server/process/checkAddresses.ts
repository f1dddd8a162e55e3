import { checkAddress } from "./checkAddress";

interface Addresses {
  host: string;
  port: number;
  metricsPort?: number;
}

/** Checks both ports that a process listens on. @throws ConfigError as `checkAddress` does */
export async function checkAddresses({ host, port, metricsPort }: Addresses): Promise<void> {
  await checkAddress({ host, port });
  if (metricsPort !== undefined) await checkAddress({ host, port: metricsPort, variable: "METRICS_PORT" });
}
