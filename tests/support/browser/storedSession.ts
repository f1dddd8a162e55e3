import { APP, GUEST } from "#domain/session/sessionDefaults.ts";
import type { LoggedIn } from "./haatAt";

/**
 * What the shop keeps in a browser after a login (spec 9, local storage keys); `login.test.ts` compares it with what a
 * typed login leaves there.
 */
export function storedSession(identifier: string, { store, verified, customer }: LoggedIn): Record<string, string> {
  const { orgId, storeId, locationId, name, logoPath } = store;
  const { accessToken, refreshToken, customerId, mobile } = verified;
  const user = {
    ...GUEST,
    ...{ username: mobile, userId: customerId, customerId, mobile },
    ...{ name: customer.name, userDisplayName: customer.name, ...customer.shoppingProfileIdentity },
    ...{ orgId, location: { id: locationId }, storeName: name, storeLogo: logoPath, store: { id: storeId, logoPath } },
  };
  const kept = { __mps__: { version: 1 } };
  return {
    [`store_global_${identifier}`]: JSON.stringify({ ...kept, user, app: { ...APP, displayName: name } }),
    [`store_auth_${identifier}`]: JSON.stringify({ ...kept, tokens: { accessToken, refreshToken } }),
  };
}
