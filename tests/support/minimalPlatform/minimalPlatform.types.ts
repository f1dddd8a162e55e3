/** One call as it arrived: the path's parameters, the query and the body. */
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

/** Answers a body, or nothing. */
export type MinimalRoute = (call: MinimalCall) => unknown;
export type MinimalRoutes = Record<string, MinimalRoute>;

/** The answer as it is sent. */
export interface MinimalAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Thrown by a route to refuse a call. */
export class MinimalRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
