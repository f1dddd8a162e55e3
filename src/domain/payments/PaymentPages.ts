import type { AppConfig } from "#kernel/config/AppConfig.ts";

/**
 * The allowed origins of payment pages that open in a tab of their own: the configured ones, or, when none are configured,
 * the platform's and our own.
 */
export class PaymentPages {
  constructor(private readonly config: Pick<AppConfig, "payments" | "apiOrigin">) {}

  allows(url: string | undefined): boolean {
    if (url === undefined || !URL.canParse(url)) return false;
    const { origin, protocol } = new URL(url);
    const allowed = this.config.payments.pageOrigins;
    const own = this.config.apiOrigin === "" ? window.location.origin : new URL(this.config.apiOrigin).origin;
    return (
      /^https?:$/.test(protocol) && (allowed.length > 0 ? allowed : [own, window.location.origin]).includes(origin)
    );
  }
}
