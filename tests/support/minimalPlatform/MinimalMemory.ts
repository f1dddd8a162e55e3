import type { Address } from "#contract/customers/addresses.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { MinimalRefusal } from "./minimalPlatform.types";

interface Customer {
  mobile: string;
  name: string;
  email: string;
  gender: string | null;
  dpUrl: string;
}

export interface MinimalOrder {
  id: string;
  orderState: string;
  checkoutId: string;
  paid: boolean;
}

/** What the platform remembers about its one customer; enough for a journey. */
export class MinimalMemory {
  static readonly CODE = "123456";
  readonly customerId = "cust-7";
  readonly cartId = "cart-7";
  readonly walletId = "wallet-7";
  profile: Customer = { mobile: "", name: "", email: "", gender: null, dpUrl: "" };
  readonly cart = new Map<string, number>();
  readonly checkouts = new Map<string, { lines: Map<string, number>; address?: Address; method?: string }>();
  readonly orders: MinimalOrder[] = [];
  readonly addresses: Address[] = [];
  readonly subscriptions: Record<string, unknown>[] = [];
  readonly payments = new Map<string, TransactionStatus>();
  balance = 500;
  readonly transactions: { dateTime: string; description: string; amount: number }[] = [];
  /** How each payment will end; the next status call reports it. */
  outcome: TransactionStatus = "SUCCEEDED";
  /** A voucher pays for every checkout, so that nothing is left to pay. */
  isFree = false;
  /** The platform charges a delivery. */
  isDelivered = true;
  private access = "access-1";
  private issued = 0;

  logIn(mobile: string): { accessToken: string; refreshToken: string } {
    this.profile = { ...this.profile, mobile };
    this.access = this.next("access");
    return { accessToken: this.access, refreshToken: "refresh-7" };
  }

  /** Makes the access token expire, so that it must be renewed. */
  expire(): void {
    this.access = this.next("access");
  }

  renew(refreshToken: string): { accessToken: string } {
    if (refreshToken !== "refresh-7") throw new MinimalRefusal(401, "Log in again");
    this.access = this.next("access");
    return { accessToken: this.access };
  }

  customerOf(accessToken: string): string | undefined {
    return accessToken === this.access ? this.customerId : undefined;
  }

  next(kind: string): string {
    this.issued += 1;
    return `${kind}-${this.issued}`;
  }
}
