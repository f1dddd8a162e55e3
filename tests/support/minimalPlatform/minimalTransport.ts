import { NetworkError } from "#kernel/http/errors.ts";
import type { HttpTransport, TransportRequest } from "#kernel/http/HttpTransport.ts";
import { parseBody } from "#kernel/http/parseBody.ts";
import type { MinimalPlatform } from "./MinimalPlatform";

/** Calls the platform without a network; its answers are read as the real transports read them. */
export function minimalTransport(platform: MinimalPlatform): HttpTransport {
  return {
    async send({ method, url, headers, body, responseType }: TransportRequest) {
      const sent = body instanceof Blob || body === undefined ? undefined : JSON.parse(JSON.stringify(body));
      const answer = platform.answer({ method, url, headers, body: sent });
      const isSuccess = answer.status >= 200 && answer.status < 300;
      if (responseType === "arraybuffer") {
        return { ...answer, body: new TextEncoder().encode(answer.body).buffer as ArrayBuffer };
      }
      try {
        return { ...answer, body: parseBody(answer.body, isSuccess) };
      } catch {
        throw new NetworkError();
      }
    },
  };
}
