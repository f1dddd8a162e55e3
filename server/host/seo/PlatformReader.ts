import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from "#contract/endpoint.ts";
import type { LanguageCode } from "#contract/languages.ts";

/** Longer than a page's limit, because no shopper waits for these files. */
const LIMIT_MS = 10_000;

/** The platform answered with an error status. */
export class PlatformRefusal extends Error {
  override readonly name = "PlatformRefusal";
  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`The platform answered ${path} with ${status}.`);
  }
}

/** The store may be named in the query, as in every call (spec 7.1). */
interface ReadOf<E> {
  params?: ParamsOf<E>;
  query?: QueryOf<E> & { storeId?: string };
}

/** Reads public data of the platform's API, typed by its contract. */
export class PlatformReader {
  /** @param language of the answers; without it, the store's first one */
  constructor(
    private readonly origin: string,
    private readonly language?: LanguageCode,
  ) {}

  /** @throws PlatformRefusal when the status is not 200, Error when there is no answer in time */
  async read<E extends Endpoint>(endpoint: E, call: ReadOf<E>): Promise<ReplyOf<E>> {
    const params: Record<string, unknown> = { ...call.params };
    const query: Record<string, unknown> = { ...call.query };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const url = new URL(path, this.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    if (this.language) url.searchParams.set("language", this.language);
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new PlatformRefusal(response.status, path);
    }
    return (await response.json()) as ReplyOf<E>;
  }
}
