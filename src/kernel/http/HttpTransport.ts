import { token } from "../container/token";

export interface TransportRequest {
  method: string;
  /** Absolute, or from the platform's root. */
  url: string;
  headers: Record<string, string>;
  /** A JSON value, or bytes for an upload. */
  body?: unknown;
  responseType?: "json" | "arraybuffer";
  signal?: AbortSignal;
  /** Whole milliseconds; none means that the call waits as long as it takes (spec 7.1). */
  timeout?: number;
  /** From 0 to 1, while the body is being sent; only browsers tell. */
  onUploadProgress?: (share: number) => void;
}

export interface TransportResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Sends one request and answers whatever the server said, error statuses included. Rejects with NetworkError only when
 * no complete answer arrived. What is replaceable has an interface and a same-named token: browsers send by axios, the
 * host by fetch, tests by hand.
 */
export interface HttpTransport {
  send(request: TransportRequest): Promise<TransportResponse>;
}
export const HttpTransport = token<HttpTransport>("HttpTransport");
