import type { Clock } from "#kernel/clock/Clock.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";
import { CODE_LIFE_MS } from "./loginRules";

interface Sent {
  /** Ten digits. */
  mobile: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  resendAt: number;
}

/**
 * Remembers that a code was sent, for as long as it is valid, so that a reload neither loses the code nor restarts the
 * countdown.
 */
export class SentCode {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly identity: StoreIdentity,
    private readonly clock: Clock,
  ) {}

  private get key(): string {
    return `store_login_${this.identity.identifier}`;
  }

  read(): Sent | undefined {
    const sent = parse(this.storage.getItem(this.key));
    if (sent === undefined) return undefined;
    const age = this.clock.now().getTime() - sent.sentAt;
    if (age >= 0 && age < CODE_LIFE_MS) return sent;
    this.forget();
    return undefined;
  }

  remember(mobile: string, resendAt: number): void {
    const sent: Sent = { mobile, sentAt: this.clock.now().getTime(), resendAt };
    this.storage.setItem(this.key, JSON.stringify(sent));
  }

  forget(): void {
    this.storage.removeItem(this.key);
  }
}

function parse(json: string | null): Sent | undefined {
  const { mobile, sentAt, resendAt } = (parsedJson(json) ?? {}) as Partial<Sent>;
  if (typeof mobile !== "string" || !/^\d{10}$/.test(mobile)) return undefined;
  return typeof sentAt === "number" && typeof resendAt === "number" ? { mobile, sentAt, resendAt } : undefined;
}
