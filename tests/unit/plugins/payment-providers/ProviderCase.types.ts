import type { StartedPayment } from "../../../../src/contract/sale/payments";
import type { CheckoutEnd, PaymentHost } from "../../../../src/domain/payments";
import type { Plugin } from "../../../../src/kernel/plugin/Feature.types";

/** One line of the contract suite's table: what a provider is, and how its checkout is played in a test. */
export interface ProviderCase {
  plugin: Plugin;
  id: string;
  opensIn: "page" | "tab";
  pollLimitMs: number;
  startPath: string;
  statusPath: string;
  /** What the platform answers to a start. */
  session: StartedPayment;
  /** The same, as it must not be opened. */
  unusable: [why: string, session: StartedPayment][];
  /** The provider's own script, where it has one, by its key in `AppConfig.payments.sdk`. */
  script?: { url: string; brings: string };
  /** Ways in which its checkout can be left. */
  ends: [how: string, play: (stage: Stage) => void, as: CheckoutEnd][];
  /** Makes the opening fail, as a lost connection or a blocked tab would. */
  blocks: (stage: Stage) => void;
  stage: (surroundings: Environment) => Stage;
}

/** The test's page: scripts arrive as told, and everything that was put into it is remembered. */
export interface Environment {
  /** Addresses of the scripts that were put into the page, in order. */
  readonly scripts: string[];
  /** What a script puts on `window`. */
  provide(name: string, value: unknown): void;
  isOnline: boolean;
}

export interface Stage {
  page: Environment;
  host: PaymentHost;
  /** What the provider's checkout was opened with. */
  readonly opened: unknown[];
  /** How the next checkout ends; what it means is the provider's own. */
  next: string;
}
