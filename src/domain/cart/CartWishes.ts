import type { Clock } from "#kernel/clock/Clock.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";
import type { CartCandidate } from "./Cart.types";

const HOUR_MS = 3_600_000;

export interface CartWish {
  /** The key of the call that will add the variant. When two tabs log in at once, it is still added once. */
  key: string;
  candidate: CartCandidate;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/**
 * What a guest wants to buy: one wish for each variant. It survives the login and a reload, and is forgotten after an hour.
 */
export class CartWishes {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  get all(): CartWish[] {
    const oldest = this.clock.now().getTime() - HOUR_MS;
    return parse(this.storage.getItem(this.storageKey)).filter((wish) => wish.madeAt > oldest);
  }

  add(candidate: CartCandidate): void {
    const others = this.all.filter((wish) => wish.candidate.productVariantId !== candidate.productVariantId);
    this.write([...others, { key: createId(), candidate, madeAt: this.clock.now().getTime() }]);
  }

  /** Removes a wish, once the platform has answered. */
  drop(key: string): void {
    if (this.all.some((wish) => wish.key === key)) this.write(this.all.filter((wish) => wish.key !== key));
  }

  private get storageKey(): string {
    return `store_wish_${this.identity.identifier}`;
  }

  private write(wishes: CartWish[]): void {
    if (wishes.length === 0) this.storage.removeItem(this.storageKey);
    else this.storage.setItem(this.storageKey, JSON.stringify(wishes));
  }
}

function parse(json: string | null): CartWish[] {
  const wishes = parsedJson(json);
  return Array.isArray(wishes) ? wishes.filter(isWish) : [];
}

function isWish(value: unknown): value is CartWish {
  const wish = value as Partial<CartWish> | null;
  return (
    typeof wish?.key === "string" &&
    typeof wish.madeAt === "number" &&
    typeof wish.candidate?.productVariantId === "string"
  );
}
