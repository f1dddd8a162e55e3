import { identity, type RenewedTokens } from "#contract/customers/identity.ts";
import type { Tenancy } from "#contract/wire.types.ts";
import type { Clock } from "../clock/Clock";
import { HttpError, NetworkError } from "../http/errors";
import type { HttpTransport } from "../http/HttpTransport";

/** How often the call is sent when its reply is lost; the platform answers a repeated renewal safely. */
const TRIES = 3;

/**
 * Calls GET renewAccessToken, with the refresh token as bearer and the tenancy that every GET has. Any answer but a 200
 * rejects (spec 7.1).
 */
export async function renewTokens(
  transport: HttpTransport,
  clock: Clock,
  origin: string,
  { orgId, storeId }: Tenancy,
  refreshToken: string,
): Promise<RenewedTokens> {
  const { method, path } = identity.renewAccessToken;
  const url = `${origin}${path}?${new URLSearchParams({ ...(orgId && { orgId }), ...(storeId && { storeId }) })}`;
  const headers = { accept: "application/json", authorization: `Bearer ${refreshToken}` };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await transport.send({ method, url, headers });
      const tokens = response.body as Partial<RenewedTokens> | null;
      if (response.status === 200 && typeof tokens?.accessToken === "string") return tokens as RenewedTokens;
      throw new HttpError(response.status, "RENEWAL_REFUSED", "");
    } catch (error) {
      if (!(error instanceof NetworkError) || attempt === TRIES) throw error;
      await clock.sleep(attempt * 500);
    }
  }
}
