import { once } from "node:events";
import { createServer } from "node:net";
import { ConfigError } from "#server/shared/ConfigError.ts";

interface Address {
  host: string;
  port: number;
  /** The variable that sets the port. */
  variable?: string;
}

/**
 * Checks, before anything is opened, that this process may listen on the address.
 * @throws ConfigError with one sentence that names the variable and says how to correct it
 */
export async function checkAddress({ host, port, variable = "PORT" }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, "listening");
  } catch (error) {
    throw new ConfigError(sentence(error, { host, port, variable }));
  }
  await new Promise((done) => probe.close(done));
}

function sentence(error: unknown, { host, port, variable }: Required<Address>): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return `${variable} ${port} is in use by another program: stop that one, or set ${variable} to another port.`;
    case "EACCES":
      return `${variable} ${port} is reserved by the system: set ${variable} to 1024 or more and let a proxy listen there.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST "${host}" is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every network.`;
    default:
      return `HOST "${host}" and ${variable} ${port} cannot be listened on (${error}): set them to others.`;
  }
}
