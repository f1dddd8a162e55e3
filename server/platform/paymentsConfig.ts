import { ConfigError } from "#server/shared/ConfigError.ts";

interface PaymentValues {
  SANDBOX: boolean;
  PUBLIC_URL?: string;
  CASHFREE_URL: string;
  CASHFREE_CLIENT_ID?: string;
  CASHFREE_CLIENT_SECRET?: string;
  RAZORPAY_URL: string;
  RAZORPAY_KEY_ID?: string;
  RAZORPAY_KEY_SECRET?: string;
  RAZORPAY_WEBHOOK_SECRET?: string;
  BMSPAY_URL?: string;
  BMSPAY_MERCHANT_ID?: string;
  BMSPAY_SECRET?: string;
  PAYMENT_HOLD_SECONDS: number;
  PAYMENT_CHECK_SECONDS: number;
}

export type PaymentsConfig = ReturnType<typeof paymentsConfig>;

/**
 * A provider without credentials is not offered. If only some of its credentials are set, the server does not start.
 * @throws ConfigError with one sentence that names the variable and says how to correct it
 */
export function paymentsConfig(values: PaymentValues) {
  if (!values.SANDBOX && values.CASHFREE_CLIENT_ID !== undefined && values.PUBLIC_URL === undefined) {
    throw new ConfigError("PUBLIC_URL is missing: set it to the platform's own address, so that Cashfree can call it.");
  }
  const cashfree = allOrNone(values, ["CASHFREE_CLIENT_ID", "CASHFREE_CLIENT_SECRET"]);
  const razorpay = allOrNone(values, ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"]);
  const bmspay = allOrNone(values, ["BMSPAY_URL", "BMSPAY_MERCHANT_ID", "BMSPAY_SECRET"]);
  return {
    cashfree: cashfree && {
      url: values.CASHFREE_URL,
      clientId: cashfree.CASHFREE_CLIENT_ID,
      clientSecret: cashfree.CASHFREE_CLIENT_SECRET,
    },
    razorpay: razorpay && {
      url: values.RAZORPAY_URL,
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
    },
    bmspay: bmspay && {
      url: bmspay.BMSPAY_URL,
      merchantId: bmspay.BMSPAY_MERCHANT_ID,
      secret: bmspay.BMSPAY_SECRET,
    },
    /** How long an order holds its stock while it waits for its payment. */
    holdMs: values.PAYMENT_HOLD_SECONDS * 1000,
    /** The time between two rounds of the reconciler, and before it first asks about a payment. */
    checkMs: values.PAYMENT_CHECK_SECONDS * 1000,
  };
}

type Named = keyof PaymentValues & `${"CASHFREE" | "RAZORPAY" | "BMSPAY"}_${string}`;

function allOrNone<K extends Named>(values: PaymentValues, names: readonly K[]): Record<K, string> | undefined {
  const missing = names.find((name) => values[name] === undefined);
  const given = names.find((name) => values[name] !== undefined);
  if (given === undefined) return undefined;
  if (missing !== undefined) {
    throw new ConfigError(`${missing} is missing: set it, or leave ${given} out to do without this provider.`);
  }
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<K, string>;
}
