/** One call as it came: the path's parameters, the query and the body. */
export interface MinimalCall {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: what a body holds is for its route to say
  body: any;
  /** Empty for a guest. */
  customerId: string;
}

/** Answers a body, or nothing at all. */
export type MinimalRoute = (call: MinimalCall) => unknown;
export type MinimalRoutes = Record<string, MinimalRoute>;

/** As it goes over the wire. */
export interface MinimalAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Thrown by a route. */
export class MinimalRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
