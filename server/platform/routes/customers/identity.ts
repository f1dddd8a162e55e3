import { Type } from "typebox";
import { type identity as contract, ROLE_CUSTOMER } from "#contract/customers/identity.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";

const mobile = Type.String({ pattern: "^[0-9]{10}$" });
const id = Type.String({ maxLength: 100 });

export const identityRoutes = ({ identity, otpResendSeconds }: Services): Implementation<typeof contract> => ({
  requestOtp: {
    summary: "Send a one-time code",
    body: input(Type.Object({ orgName: Type.String({ maxLength: 200 }), mobile, orgId: Type.Optional(id) })),
    handle: async ({ store, body, networks }) => {
      await identity.requestOtp(store, body.mobile, networks);
      return { resendAfterSeconds: otpResendSeconds };
    },
  },
  verifyCustomerOtp: {
    summary: "Log in with a one-time code; the first login creates the customer",
    body: input(
      Type.Object({
        orgId: id,
        locationId: id,
        mobile,
        otp: Type.String({ pattern: "^[0-9]{6}$" }),
        role: Type.Literal(ROLE_CUSTOMER),
      }),
    ),
    handle: async ({ store, body }) => identity.verify(store, body.mobile, body.otp),
  },
  renewAccessToken: {
    summary: "Renew the tokens; the bearer is the refresh token",
    handle: async ({ bearer }) => identity.renew(bearer),
  },
  logout: {
    summary: "End the session; the bearer is the refresh token",
    handle: async ({ bearer }) => {
      await identity.logout(bearer);
      return { ended: true };
    },
  },
});
