import { NetworkError } from "./errors";
import type { HttpTransport, TransportRequest, TransportResponse } from "./HttpTransport";
import { parseBody } from "./parseBody";

/** The server's transport. The host uses it to draw pages, within a time limit of its own. */
export class FetchTransport implements HttpTransport {
  constructor(private readonly fetcher: typeof fetch) {}

  async send(request: TransportRequest): Promise<TransportResponse> {
    try {
      const response = await this.fetcher(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
        signal: request.signal,
      });
      const bytes = request.responseType === "arraybuffer";
      const body = bytes ? await response.arrayBuffer() : parseBody(await response.text(), response.ok);
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new NetworkError();
    }
  }
}
