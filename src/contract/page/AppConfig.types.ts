/** The configuration that the host writes into the page. A static host writes none; then the defaults apply. */
export interface AppConfig {
  /** The platform's origin; empty for the page's own origin. */
  apiOrigin: string;
  /** Address of the postal look-up, to which the pincode is appended (platform-api, Postal lookup). */
  pincodeUrl: string;
  /** Host names on which the store is the first path segment (spec 1). */
  sharedHosts: string[];
  /** The store-builder provider that the footer credits (spec 1). */
  builder: { name: string; url: string };
  payments: {
    /**
     * Whether the payment providers' browser scripts run in production or sandbox mode; production unless configured
     * (spec 7.2).
     */
    mode: "production" | "sandbox";
    /** Addresses that replace those of the providers' scripts, by provider id (platform-api, Running it). */
    sdk: Partial<Record<string, string>>;
    /** The origins that a payment page in its own tab may have; empty: the page's own and the platform's. */
    pageOrigins: string[];
  };
}
