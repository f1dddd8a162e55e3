import { checkAddress } from "./checkAddress";

interface Addresses {
  host: string;
  port: number;
  operationsPort?: number;
}

/** Both ports that a process listens on. @throws ConfigError as `checkAddress` does */
export async function checkAddresses({ host, port, operationsPort }: Addresses): Promise<void> {
  await checkAddress({ host, port });
  if (operationsPort !== undefined) await checkAddress({ host, port: operationsPort, variable: "OPERATIONS_PORT" });
}
