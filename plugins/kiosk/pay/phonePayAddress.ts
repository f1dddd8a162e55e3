import type { StartedPayment } from "#contract/sale/payments.ts";
import { languages } from "../languages";

/** Enough time to take out a phone, open an app and type a PIN. */
export const PAY_WITHIN_S = 300;

/** What a phone needs to pay a payment that the kiosk has started. */
export interface ScannedPayment {
  providerId: string;
  session: StartedPayment;
  /** How long the kiosk waits for it, in seconds. */
  seconds: number;
  /** The kiosk's current language. */
  language: string;
}

/** The address of the shop: its origin and the path before its pages. */
export interface ShopPlace {
  origin: string;
  basePath: string;
}

/**
 * The address of the page that pays on the phone. The data stands after the `#`, so that no server writes it into a log.
 * Defaults are left out, because a code with less data can be read from further away.
 */
export function phonePayAddress({ origin, basePath }: ShopPlace, scanned: ScannedPayment): string {
  const { id, paymentSessionId, checkoutKey, paymentUrl } = scanned.session;
  const parts = new URLSearchParams({
    p: scanned.providerId,
    i: id,
    s: paymentSessionId,
    ...(checkoutKey && { k: checkoutKey }),
    ...(paymentUrl && { u: paymentUrl }),
    ...(scanned.seconds !== PAY_WITHIN_S && { t: String(scanned.seconds) }),
    ...(scanned.language !== languages[0].code && { l: scanned.language }),
  });
  return `${origin}${basePath}/kiosk/pay#${parts}`;
}

/** Undefined when the address names no payment. */
export function readPhonePayment(hash: string): ScannedPayment | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [providerId, id, paymentSessionId, checkoutKey, paymentUrl] = ["p", "i", "s", "k", "u"].map((name) =>
    parts.get(name),
  );
  if (!providerId || !id || !paymentSessionId) return undefined;
  return {
    providerId,
    session: { id, paymentSessionId, ...(checkoutKey && { checkoutKey }), ...(paymentUrl && { paymentUrl }) },
    seconds: Number.parseInt(parts.get("t") ?? "", 10) || PAY_WITHIN_S,
    language: parts.get("l") ?? languages[0].code,
  };
}
