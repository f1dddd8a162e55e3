import { adminApi } from "#contract/adminApi.ts";
import { api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";

export interface NamedEndpoint {
  /** For example `carts.addItem`. */
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint of the contract, so that tests generated from this list cannot miss one. */
export const endpoints: NamedEndpoint[] = named(api);

export const adminEndpoints: NamedEndpoint[] = named(adminApi);

function named(resources: Record<string, Record<string, Endpoint>>): NamedEndpoint[] {
  return Object.entries(resources).flatMap(([resource, ofResource]) =>
    Object.entries(ofResource).map(([name, endpoint]) => ({ name: `${resource}.${name}`, endpoint })),
  );
}

export function parametersOf({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

export function fill({ path }: Endpoint, idFor: (parameter: string) => string): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(idFor(name)));
}
