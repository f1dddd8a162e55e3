/** WebOTP is not in the standard library's types yet. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ["sms"] };
}

/**
 * The code that arrives by SMS, where the browser can read it with the shopper's consent (WebOTP); `undefined` where it
 * cannot, when it is refused, and when `signal` ends the wait.
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
