import { type Address, type AddressBook, addresses } from "#contract/customers/addresses.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import { addressBookQuery } from "./addressBookQuery";

/**
 * The shopper's saved addresses. After every change the address book is read again (spec 4; reading 34). An address is
 * identified by its place in the list (spec 7.2). Changes reject with the transport's errors, which the screens show.
 */
export class AddressBookStore {
  private readonly book: ObservableQuery<AddressBook>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly session: { readonly customerId: string },
  ) {
    this.book = queries.observe(() => addressBookQuery(api, session.customerId));
  }

  get list(): readonly Address[] {
    return this.book.data?.addressList ?? [];
  }

  /** -1 when there is no address. */
  get defaultIndex(): number {
    return this.list.length === 0 ? -1 : Math.min(this.book.data?.defaultAddressIndex ?? 0, this.list.length - 1);
  }

  get isLoaded(): boolean {
    return this.book.data !== undefined;
  }

  get isPending(): boolean {
    return this.book.isPending;
  }

  get error(): Error | null {
    return this.book.error;
  }

  refetch(): Promise<void> {
    return this.book.refetch();
  }

  add(address: Address): Promise<void> {
    return this.change((params) => this.api.call(addresses.add, { params, body: { address } }));
  }

  update(addressIndex: number, address: Address): Promise<void> {
    return this.change((params) => this.api.call(addresses.update, { params, body: { addressIndex, address } }));
  }

  remove(addressIndex: number): Promise<void> {
    return this.change((params) => this.api.call(addresses.remove, { params, body: { addressIndex } }));
  }

  setDefault(addressIndex: number): Promise<void> {
    return this.change((params) => this.api.call(addresses.setDefault, { params, body: { addressIndex } }));
  }

  /** Reads the address book after a failed change too, because the platform may have made the change. */
  private async change(call: (params: { id: string }) => Promise<unknown>): Promise<void> {
    const query = addressBookQuery(this.api, this.session.customerId);
    try {
      await call({ id: this.session.customerId });
    } catch (error) {
      void this.queries.invalidate(query.key);
      throw error;
    }
    // The change succeeded. If the address book cannot be read now, the screen shows that failure itself.
    await this.queries.refresh({ ...query, retries: 1 }).catch(() => undefined);
  }
}
