import type { HttpTransport } from "../../kernel/http/HttpTransport";
import type { Place, PostalLookup } from "./PostalLookup";

const TIMEOUT_MS = 8_000;

/** `[{ Status, PostOffice: [{ District, State, Country }] }]`; carries neither store nor token (reading 20). */
export class HttpPostalLookup implements PostalLookup {
  constructor(
    private readonly transport: HttpTransport,
    /** The service's address, to which the pin is appended. */
    private readonly serviceUrl: string,
  ) {}

  async find(pin: string, signal: AbortSignal): Promise<Place | undefined> {
    const url = `${this.serviceUrl}${encodeURIComponent(pin)}`;
    const headers = { accept: "application/json" };
    const { body } = await this.transport.send({ method: "GET", url, headers, signal, timeout: TIMEOUT_MS });
    return placeOf(body);
  }
}

/** A service that is not ours may answer anything: only words are taken over. */
function placeOf(body: unknown): Place | undefined {
  const [first] = Array.isArray(body) ? (body as { PostOffice?: unknown }[]) : [];
  const [office] = Array.isArray(first?.PostOffice) ? (first.PostOffice as Record<string, unknown>[]) : [];
  const { District, State, Country } = office ?? {};
  if (typeof District !== "string" || typeof State !== "string" || typeof Country !== "string") return undefined;
  return { city: District, state: State, country: Country };
}
