import type { HttpTransport } from "#kernel/http/HttpTransport.ts";
import type { Place, PostalLookup } from "./PostalLookup";

const TIMEOUT_MS = 8_000;

/**
 * Reads `[{ Status, PostOffice: [{ District, State, Country }] }]`. The call carries neither the store nor the token
 * (reading 20).
 */
export class HttpPostalLookup implements PostalLookup {
  constructor(
    private readonly transport: HttpTransport,
    /** The service's address, to which the pincode is appended. */
    private readonly serviceUrl: string,
  ) {}

  async find(pin: string, signal: AbortSignal): Promise<Place | undefined> {
    const url = `${this.serviceUrl}${encodeURIComponent(pin)}`;
    const headers = { accept: "application/json" };
    const { body } = await this.transport.send({ method: "GET", url, headers, signal, timeout: TIMEOUT_MS });
    return placeOf(body);
  }
}

/** The service is not ours and may answer anything, so only strings are accepted. */
function placeOf(body: unknown): Place | undefined {
  const [first] = Array.isArray(body) ? (body as { PostOffice?: unknown }[]) : [];
  const [office] = Array.isArray(first?.PostOffice) ? (first.PostOffice as Record<string, unknown>[]) : [];
  const { District, State, Country } = office ?? {};
  if (typeof District !== "string" || typeof State !== "string" || typeof Country !== "string") return undefined;
  return { city: District, state: State, country: Country };
}
