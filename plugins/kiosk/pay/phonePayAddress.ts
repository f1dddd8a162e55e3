import type { StartedPayment } from "../../../src/contract/sale/payments";

/** What a phone needs to pay a payment that the kiosk has started. */
export interface PhonePayment {
  providerId: string;
  session: StartedPayment;
}

/**
 * The address for providers without a payment page of their own. The data stands behind the `#`, so that no server writes it
 * into a log.
 */
export function phonePayAddress(origin: string, basePath: string, providerId: string, session: StartedPayment): string {
  const { id, paymentSessionId, checkoutKey } = session;
  const parts = new URLSearchParams({
    p: providerId,
    i: id,
    s: paymentSessionId,
    ...(checkoutKey && { k: checkoutKey }),
  });
  return `${origin}${basePath}/kiosk/pay#${parts}`;
}

export function readPhonePayment(hash: string): PhonePayment | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [providerId, id, paymentSessionId, checkoutKey] = ["p", "i", "s", "k"].map((name) => parts.get(name));
  if (!providerId || !id || !paymentSessionId) return undefined;
  return { providerId, session: { id, paymentSessionId, ...(checkoutKey && { checkoutKey }) } };
}
