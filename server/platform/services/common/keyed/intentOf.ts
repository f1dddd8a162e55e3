import type { Endpoint } from "#contract/endpoint.ts";
import type { Intent } from "./KeyedCalls";

interface KeyedCall {
  params: Record<string, string> | Record<never, never>;
  body: unknown;
  key: string | undefined;
  customer: { customerId: string };
}

/** The intent of a call of the contract: its key, method, path with the ids, and body. */
export function intentOf({ method, path }: Pick<Endpoint, "method" | "path">, call: KeyedCall): Intent {
  const params: Record<string, string> = { ...call.params };
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  return { customerId: call.customer.customerId, key: call.key, call: `${method} ${address}`, body: call.body };
}
