import { MinimalMemory } from "./MinimalMemory";
import { MinimalRefusal, type MinimalRoutes } from "./minimalPlatform.types";

/** Login, profile, addresses and the photo. Calls that change something answer only what the specification names. */
export function customerRoutes(memory: MinimalMemory): MinimalRoutes {
  return {
    "POST /api/identity/request-otp": () => undefined,
    "POST /api/identity/verify-customer-otp": ({ body }) => {
      if (body.otp !== MinimalMemory.CODE) throw new MinimalRefusal(400, "Not that one");
      return { mobile: body.mobile, customerId: memory.customerId, ...memory.logIn(body.mobile) };
    },
    // The platform itself answers this call, because it knows the bearer.
    "GET /api/identity/renewAccessToken": () => undefined,
    "GET /api/customers/:customerId": () => ({
      ...memory.profile,
      shoppingProfileIdentity: { walletId: memory.walletId, cartId: memory.cartId },
    }),
    "PUT /api/customers/:customerId": ({ body }) => {
      const { name, email, gender, dpUrl } = body;
      memory.profile = { ...memory.profile, name, email, gender, dpUrl };
      return undefined;
    },
    "POST /api/common/generate-file-upload-url": ({ body }) => ({ url: `/upload/${body.fileName}?signed=1` }),
    "PUT /upload/:file": () => undefined,
    "GET /api/addresses/:id": () => ({ addressList: memory.addresses, defaultAddressIndex: 0 }),
    // The newest address comes first; the client must find its place in the list.
    "POST /api/addresses/:id/add": ({ body }) => {
      memory.addresses.unshift(body.address);
      return undefined;
    },
    "POST /api/addresses/:id/update": ({ body }) => {
      memory.addresses[body.addressIndex] = body.address;
      return undefined;
    },
    "POST /api/addresses/:id/remove": ({ body }) => {
      memory.addresses.splice(body.addressIndex, 1);
      return undefined;
    },
  };
}
