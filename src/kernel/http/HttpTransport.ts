import { token } from "../container/token";

export interface TransportRequest {
  method: string;
  /** An absolute address, or a path from the platform's root. */
  url: string;
  headers: Record<string, string>;
  /** A JSON value, or bytes for an upload. */
  body?: unknown;
  responseType?: "json" | "arraybuffer";
  signal?: AbortSignal;
  /** Whole milliseconds; without it the call has no time limit (spec 7.1). */
  timeout?: number;
  /** Gets the share of the body that has been sent, from 0 to 1; only browsers report it. */
  onUploadProgress?: (share: number) => void;
}

export interface TransportResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Sends one request and returns the server's answer, error statuses included. Rejects with NetworkError only when no
 * complete answer arrived. Browsers use axios, the host uses fetch, tests use fakes.
 */
export interface HttpTransport {
  send(request: TransportRequest): Promise<TransportResponse>;
}
export const HttpTransport = token<HttpTransport>("HttpTransport");
