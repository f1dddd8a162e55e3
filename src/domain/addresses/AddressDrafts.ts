import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";
import { draftsKey } from "../session";
import type { AddressInput } from "./AddressInput.types";

interface Stored {
  customerId: string;
  /** By the address's place in the address book; `null` for a new address. */
  drafts: Record<string, Partial<AddressInput>>;
}

/**
 * Addresses that a shopper typed into the form and has not saved. They survive a reload, but not the tab, and the end of
 * the session removes them. No shopper sees another's.
 */
export class AddressDrafts {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: TabStorage,
    private readonly shopper: { readonly customerId: string },
  ) {}

  read(index: number | null): Partial<AddressInput> | undefined {
    return this.stored.drafts[String(index)];
  }

  keep(index: number | null, values: Partial<AddressInput>): void {
    const { customerId, drafts } = this.stored;
    // The session ended while the form was open; nothing is stored for nobody.
    if (customerId === "") return;
    this.write({ customerId, drafts: { ...drafts, [String(index)]: values } });
  }

  drop(index: number | null): void {
    const { customerId, drafts } = this.stored;
    const { [String(index)]: _dropped, ...others } = drafts;
    this.write({ customerId, drafts: others });
  }

  private get stored(): Stored {
    const { customerId } = this.shopper;
    const stored = parse(this.storage.read(draftsKey(this.identity)));
    return stored?.customerId === customerId ? stored : { customerId, drafts: {} };
  }

  private write(stored: Stored): void {
    const key = draftsKey(this.identity);
    if (Object.keys(stored.drafts).length === 0) this.storage.drop(key);
    else this.storage.keep(key, JSON.stringify(stored));
  }
}

function parse(json: string | null): Stored | undefined {
  const stored = parsedJson(json) as Partial<Stored> | undefined;
  if (typeof stored?.customerId !== "string" || typeof stored.drafts !== "object") return undefined;
  return { customerId: stored.customerId, drafts: texts(stored.drafts) };
}

function texts(drafts: object): Stored["drafts"] {
  const whole = Object.entries(drafts ?? {}).filter(
    ([, values]) =>
      typeof values === "object" &&
      values !== null &&
      Object.values(values).every((value) => typeof value === "string"),
  );
  return Object.fromEntries(whole);
}
