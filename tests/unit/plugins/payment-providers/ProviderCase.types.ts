import type { StartedPayment } from "#contract/sale/payments.ts";
import type { CheckoutEnd, PaymentHost } from "#domain/payments/index.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/** One row of the contract suite: what a provider is, and how a test plays its checkout. */
export interface ProviderCase {
  plugin: Plugin;
  id: string;
  opensIn: "page" | "tab";
  pollLimitMs: number;
  startPath: string;
  statusPath: string;
  /** The platform's answer to a start. */
  session: StartedPayment;
  /** Answers with which the checkout must not open. */
  unusable: [why: string, session: StartedPayment][];
  /** The provider's own script, if it has one, under its key in `AppConfig.payments.sdk`. */
  script?: { url: string; brings: string };
  /** The ways in which its checkout can be left. */
  ends: [how: string, play: (stage: Stage) => void, as: CheckoutEnd][];
  /** Makes the opening fail, as a lost connection or a blocked tab would. */
  blocks: (stage: Stage) => void;
  stage: (environment: Environment) => Stage;
}

/** The test's page: scripts load as the test says, and everything that was added to the page is recorded. */
export interface Environment {
  /** Addresses of the scripts that were added to the page, in order. */
  readonly scripts: string[];
  /** Puts on `window` what a script would. */
  provide(name: string, value: unknown): void;
  isOnline: boolean;
}

export interface Stage {
  page: Environment;
  host: PaymentHost;
  /** What the provider's checkout was opened with. */
  readonly opened: unknown[];
  /** How the next checkout ends; each provider gives it its own meaning. */
  next: string;
}
