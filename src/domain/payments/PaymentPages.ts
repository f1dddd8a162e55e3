import type { AppConfig } from "../../kernel/config/AppConfig";

/** Where a payment page in a tab of its own may be: on the configured origins, else on the platform's or our own. */
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
