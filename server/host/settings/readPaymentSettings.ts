import { ConfigError } from "#server/shared/ConfigError.ts";
import { listOf, originOf } from "./readValues";

export interface PaymentSettings {
  /** The mode in which the providers' browser scripts are opened: production unless configured otherwise (spec 7.2). */
  mode: "production" | "sandbox";
  /** The sandbox's scripts replace the providers' own (platform-api, Running it). */
  hasDropIns: boolean;
  /** Origins that a payment page in its own tab may have; empty: this origin and the platform's. */
  pageOrigins: string[];
}

/** The platform's own configuration, when it runs in this process. */
export interface PlatformSays {
  sandbox: boolean;
  publicUrl?: string | undefined;
}

/** @throws ConfigError with one sentence that names the variable and says how to correct it */
export function readPaymentSettings(
  env: Record<string, string | undefined>,
  { sandbox, publicUrl }: PlatformSays,
): PaymentSettings {
  const mode = modeOf(env.PAYMENT_MODE) ?? (sandbox ? "sandbox" : "production");
  const isElsewhere = Boolean(env.PLATFORM_ORIGIN);
  if (sandbox && mode === "production" && !isElsewhere) {
    throw new ConfigError(
      'PAYMENT_MODE is "production" while SANDBOX is on, where no real gateway is called; leave it out or set SANDBOX=off.',
    );
  }
  const pageOrigins = (listOf(env.PAYMENT_PAGE_ORIGINS) ?? []).map((value) => originOf("PAYMENT_PAGE_ORIGINS", value));
  if (!sandbox && !isElsewhere && env.BMSPAY_URL && pageOrigins.length === 0) {
    throw new ConfigError(
      "PAYMENT_PAGE_ORIGINS is missing: set it to the origins of BMSPAY's pay pages, or no browser would open them.",
    );
  }
  const hasDropIns = sandbox && mode === "sandbox";
  // The sandbox's payment page has the platform's public address, where one is set.
  const ownPages = hasDropIns && publicUrl && !isElsewhere ? [new URL(publicUrl).origin] : [];
  return { mode, hasDropIns, pageOrigins: pageOrigins.length > 0 ? pageOrigins : ownPages };
}

function modeOf(value: string | undefined): PaymentSettings["mode"] | undefined {
  if (!value) return undefined;
  if (value === "production" || value === "sandbox") return value;
  throw new ConfigError(`PAYMENT_MODE is "${value}"; set it to "production" or "sandbox".`);
}
