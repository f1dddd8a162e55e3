import { hmacSha256 } from "./signatures";

/**
 * The secrets that the platform shares with the sandbox gateway, derived from TOKEN_SECRET so that every process has
 * the same.
 */
export function sandboxCredentials(tokenSecret: string) {
  const secret = (name: string) => hmacSha256(tokenSecret, "hex", `sandbox gateway ${name}`);
  return {
    cashfree: { clientId: "sandbox-cashfree", clientSecret: secret("cashfree") },
    razorpay: {
      keyId: "rzp_test_sandbox",
      keySecret: secret("razorpay"),
      webhookSecret: secret("razorpay webhook"),
    },
    bmspay: { merchantId: "sandbox-bmspay", secret: secret("bmspay") },
  };
}

export type SandboxCredentials = ReturnType<typeof sandboxCredentials>;

export const SANDBOX_API = {
  cashfree: "/sandbox/gateway/cashfree/pg",
  razorpay: "/sandbox/gateway/razorpay/v1",
  bmspay: "/sandbox/gateway/bmspay",
};
