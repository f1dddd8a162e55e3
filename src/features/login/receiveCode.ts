/** The options of WebOTP, which TypeScript's library types do not have. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ["sms"] };
}

/**
 * Reads the code from the SMS, in browsers that can do so with the shopper's consent (WebOTP). Returns `undefined` when the
 * browser cannot, when the shopper refuses, or when `signal` ends the wait.
 */
export async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!("OTPCredential" in window)) return undefined;
  const request: CodeRequest = { otp: { transport: ["sms"] }, signal };
  try {
    const credential = (await navigator.credentials.get(request)) as { code?: unknown } | null;
    return typeof credential?.code === "string" ? credential.code : undefined;
  } catch {
    return undefined;
  }
}
