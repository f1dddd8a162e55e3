import type { AxiosInstance } from "axios";
import { NetworkError } from "./errors";
import type { HttpTransport, TransportRequest, TransportResponse } from "./HttpTransport";
import { parseBody } from "./parseBody";

/** The browser's transport. axios is loaded at the first call, so that the first page does not wait for it. */
export class AxiosTransport implements HttpTransport {
  private client: Promise<AxiosInstance> | undefined;

  async send(request: TransportRequest): Promise<TransportResponse> {
    const client = await this.load();
    try {
      const response = await client.request({
        method: request.method,
        url: request.url,
        headers: request.headers,
        data: request.body,
        responseType: request.responseType ?? "text",
        signal: request.signal,
        timeout: request.timeout ?? 0,
        onUploadProgress: request.onUploadProgress && (({ progress }) => request.onUploadProgress?.(progress ?? 0)),
      });
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([k, v]) => [k.toLowerCase(), String(v)]),
      );
      const isSuccess = response.status >= 200 && response.status < 300;
      const body = typeof response.data === "string" ? parseBody(response.data, isSuccess) : response.data;
      return { status: response.status, headers, body };
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new NetworkError();
    }
  }

  private load(): Promise<AxiosInstance> {
    this.client ??= import("axios").then(
      ({ default: axios }) => axios.create({ validateStatus: () => true, transformResponse: (data: unknown) => data }),
      () => {
        this.client = undefined;
        throw new NetworkError();
      },
    );
    return this.client;
  }
}
