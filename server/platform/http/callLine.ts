import { withoutQuery } from "./logging";

export interface LoggedCall {
  method: string;
  /** The path as registered; empty when there is none. */
  route: string;
  url: string;
  client: string | undefined;
  storeId?: string | undefined;
}

/** The fields of a call's log line, without query and body. */
export function callLine({ method, route, url, client, storeId }: LoggedCall): object {
  // All pages share one route, so their address is logged too.
  const address = route.endsWith("*") || route === "" ? { address: withoutQuery(url) } : {};
  const store = storeId === undefined ? {} : { store: storeId };
  return { ...store, method, route, ...address, client };
}
