import { endpoint } from "../endpoint";

export const ROLE_CUSTOMER = "ROLE_CUSTOMER";

export interface VerifiedCustomer {
  mobile: string;
  customerId: string;
  accessToken: string;
  /** Without a refresh token the session ends with its access token (spec 7.1). */
  refreshToken?: string;
}

export type WholeVerifiedCustomer = Required<VerifiedCustomer>;

export interface RenewedTokens {
  accessToken: string;
  /** Set when the platform has rotated the refresh token; the old one is then void. */
  refreshToken?: string;
}

export const identity = {
  requestOtp: endpoint<{
    body: { orgName: string; mobile: string; orgId?: string };
    reply: { resendAfterSeconds?: number } | null;
    whole: { resendAfterSeconds: number };
  }>("POST", "/api/identity/request-otp", "store", { mayBeEmpty: true }),
  verifyCustomerOtp: endpoint<{
    body: { orgId: string; locationId: string; mobile: string; otp: string; role: string };
    reply: VerifiedCustomer;
    whole: WholeVerifiedCustomer;
  }>("POST", "/api/identity/verify-customer-otp", "store"),
  /** The bearer is the refresh token (spec 7.1). */
  renewAccessToken: endpoint<{ reply: RenewedTokens }>("GET", "/api/identity/renewAccessToken", "open"),
  /** Ends the session on the platform, which then refuses both tokens. The bearer is the refresh token. */
  logout: endpoint<{ reply: unknown; whole: { ended: true } }>("POST", "/api/identity/logout", "open", {
    mayBeEmpty: true,
  }),
};
