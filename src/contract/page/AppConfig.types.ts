/** What the host tells the page; a static host leaves it out and the defaults hold. */
export interface AppConfig {
  /** Where the platform is; empty for the page's own origin. */
  apiOrigin: string;
  /** Address of the postal look-up, to which the pin is appended (platform-api, Postal lookup). */
  pincodeUrl: string;
  /** Host names on which the store is the first path segment (spec 1). */
  sharedHosts: string[];
  /** The store-builder provider that the footer credits (spec 1). */
  builder: { name: string; url: string };
  payments: {
    /** How the providers' browser scripts are opened: production unless configured (spec 7.2). */
    mode: "production" | "sandbox";
    /** Addresses of drop-in scripts by provider id, in place of the provider's own (platform-api, Running it). */
    sdk: Partial<Record<string, string>>;
    /** Origins that a payment page in a tab of its own may have; empty: the page's own and the platform's. */
    pageOrigins: string[];
  };
}
