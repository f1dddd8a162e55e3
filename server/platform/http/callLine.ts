import { withoutQuery } from "./logging";

export interface LoggedCall {
  method: string;
  /** The path as it was registered; empty where there is none. */
  route: string;
  url: string;
  client: string | undefined;
  storeId?: string | undefined;
}

/** What a line of the log says of a call, without query and body. */
export function callLine({ method, route, url, client, storeId }: LoggedCall): object {
  // All pages share one route, so the line gets the address, too.
  const address = route.endsWith("*") || route === "" ? { address: withoutQuery(url) } : {};
  const store = storeId === undefined ? {} : { store: storeId };
  return { ...store, method, route, ...address, client };
}
