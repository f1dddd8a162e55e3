import type { Endpoint, ReplyOf } from "#contract/endpoint.ts";
import type { Tenancy } from "#contract/wire.types.ts";
import type { Clock } from "../clock/Clock";
import { parsedJson } from "../text/parsedJson";
import type { ApiClient, CallOf } from "./ApiClient";
import { HttpError, NetworkError, SessionEnded, UnknownOutcome } from "./errors";
import type { HttpTransport, TransportRequest, TransportResponse } from "./HttpTransport";
import { readProblem } from "./readProblem";
import type { SessionGate } from "./SessionGate";

type LooseCall = {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  key?: string;
  signal?: AbortSignal;
  bearer?: string;
  responseType?: "arraybuffer";
};

/** A call with a key is sent again when its answer was lost (bar 2): up to three times, with full jitter. */
const KEYED_RETRIES = 3;
const KEYED_TIMEOUT_MS = 10_000;
/** After this time without an answer to a change, the shopper is told that it takes long (reading 35). */
const LONG_MS = 10_000;

export class HttpApiClient implements ApiClient {
  constructor(
    private readonly transport: HttpTransport,
    private readonly gate: SessionGate,
    private readonly tenancy: () => Tenancy,
    private readonly origin: string,
    private readonly clock: Pick<Clock, "sleep" | "every">,
    /** Called once for each change that has had no answer for `LONG_MS`. */
    private readonly onLong: () => void,
    /** Called with the headers of each answer. */
    private readonly onHeaders?: (headers: Record<string, string>) => void,
  ) {}

  async call<E extends Endpoint>(endpoint: E, ...[given]: [CallOf<E>?]): Promise<ReplyOf<E>> {
    const call = (given ?? {}) as LooseCall;
    const response = await (endpoint.reads
      ? this.authenticated(endpoint, call)
      : this.reportingLong(this.authenticated(endpoint, call)));
    if (isSuccess(response.status)) return response.body as ReplyOf<E>;
    throw errorOf(response);
  }

  private async reportingLong<T>(answer: Promise<T>): Promise<T> {
    const stop = this.clock.every(LONG_MS, () => {
      stop();
      this.onLong();
    });
    try {
      return await answer;
    } finally {
      stop();
    }
  }

  /** Sends the call; after a 403 renews the session and sends it once more (spec 7.1). */
  private async authenticated(endpoint: Endpoint, call: LooseCall): Promise<TransportResponse> {
    if (call.bearer !== undefined) return this.send(endpoint, call, call.bearer);
    const token = this.gate.accessToken();
    const first = await this.send(endpoint, call, token);
    if (first.status !== 403) return first;
    const renewed = await this.gate.renew(token);
    if (renewed === undefined) throw new SessionEnded();
    return this.send(endpoint, call, renewed);
  }

  private async send(endpoint: Endpoint, call: LooseCall, bearer: string | undefined): Promise<TransportResponse> {
    const request = this.request(endpoint, call, bearer);
    const keyed = call.key !== undefined;
    let mayHaveArrived = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        mayHaveArrived ||= !isOffline();
        const response = await this.transport.send(keyed ? { ...request, timeout: KEYED_TIMEOUT_MS } : request);
        this.onHeaders?.(response.headers);
        if (isSuccess(response.status) && isCutOff(endpoint, response)) throw new NetworkError();
        if (!keyed || attempt >= KEYED_RETRIES || !isWorthRepeating(response.status)) return response;
        await this.pause(attempt, Number(response.headers["retry-after"]) || 0);
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        if (endpoint.reads) throw error;
        if (!keyed) throw isOffline() ? error : new UnknownOutcome();
        if (attempt >= KEYED_RETRIES) throw mayHaveArrived ? new UnknownOutcome() : error;
        await this.pause(attempt, 0);
      }
    }
  }

  private pause(attempt: number, retryAfterSeconds: number): Promise<void> {
    const jittered = Math.random() * 500 * 2 ** attempt;
    return this.clock.sleep(Math.min(Math.max(retryAfterSeconds * 1000, jittered), 10_000));
  }

  /** The tenancy goes into the query of GET and DELETE, and into the body of other methods; the language into every query. */
  private request(endpoint: Endpoint, call: LooseCall, bearer: string | undefined): TransportRequest {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ""));
    const { orgId, storeId, language } = endpoint.hasTenancy ? this.tenancy() : {};
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...call.query, language })) {
      if (value !== undefined && value !== null) query.set(name, String(value));
    }
    if (endpoint.method === "GET" && orgId) query.set("orgId", orgId);
    const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
    if (!hasBody && storeId) query.set("storeId", storeId);
    const headers: Record<string, string> = { accept: call.responseType ? "*/*" : "application/json" };
    if (hasBody) headers["content-type"] = "application/json";
    if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
    if (call.key !== undefined) headers["idempotency-key"] = call.key;
    const search = query.size > 0 ? `?${query}` : "";
    return {
      method: endpoint.method,
      url: `${this.origin}${path}${search}`,
      headers,
      body: hasBody ? { ...(storeId ? { storeId } : {}), ...call.body } : undefined,
      responseType: call.responseType,
      signal: call.signal,
    };
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * True when a body was lost on the way (bar 14): it is missing although there should be one, or empty although its type
 * says JSON.
 */
function isCutOff({ mayBeEmpty }: Endpoint, { body, headers }: TransportResponse): boolean {
  if (body !== null && body !== undefined) return false;
  return !mayBeEmpty || (body === undefined && /json/.test(headers["content-type"] ?? ""));
}

function isWorthRepeating(status: number): boolean {
  return [429, 502, 503, 504].includes(status);
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function errorOf(response: TransportResponse): HttpError {
  const retryAfter = Number(response.headers["retry-after"]) || undefined;
  // A call for a file gets bytes, even for an error.
  const body =
    response.body instanceof ArrayBuffer ? parsedJson(new TextDecoder().decode(response.body)) : response.body;
  const { code, message, ...more } = readProblem(body);
  return new HttpError(response.status, code, message, { ...more, retryAfter, body });
}
