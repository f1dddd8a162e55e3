import { eq } from "drizzle-orm";
import type { Address, AddressBook } from "#contract/customers/addresses.ts";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { addressBooks } from "../../../db/schema/commerce";
import { conflict, notFound } from "../../../errors";
import type { Shopper } from "../../common/Shopper.types";
import { words } from "../words";
import { checkAddress } from "./checkAddress";

const MAX_ADDRESSES = 50;

const EMPTY: AddressBook = { addressList: [], defaultAddressIndex: 0 };

/**
 * A shopper's saved addresses. An address is identified by its place in the list (spec 7.2), and every change returns the
 * whole list.
 */
export class AddressBooks {
  constructor(private readonly db: Db) {}

  async get(shopper: Shopper, id: string): Promise<AddressBook> {
    checkOwner(shopper, id);
    const [book] = await this.db.orm.select().from(addressBooks).where(eq(addressBooks.customerId, id));
    return toWire(book ?? EMPTY);
  }

  /** The first address becomes the default. */
  add(shopper: Shopper, id: string, given: Address): Promise<AddressBook> {
    return this.change(shopper, id, ({ addressList, defaultAddressIndex }) => {
      if (addressList.length >= MAX_ADDRESSES) {
        throw conflict("ADDRESS_BOOK_FULL", words.atMostAddresses(MAX_ADDRESSES));
      }
      return { addressList: [...addressList, checkAddress(given)], defaultAddressIndex };
    });
  }

  update(shopper: Shopper, id: string, index: number, given: Address): Promise<AddressBook> {
    return this.change(shopper, id, ({ addressList, defaultAddressIndex }) => {
      checkIndex(addressList, index);
      return { addressList: addressList.with(index, checkAddress(given)), defaultAddressIndex };
    });
  }

  /** The default stays the same address. If the default is removed, the first address takes its place. */
  remove(shopper: Shopper, id: string, index: number): Promise<AddressBook> {
    return this.change(shopper, id, ({ addressList, defaultAddressIndex }) => {
      checkIndex(addressList, index);
      const kept = index < defaultAddressIndex ? defaultAddressIndex - 1 : defaultAddressIndex;
      return {
        addressList: addressList.toSpliced(index, 1),
        defaultAddressIndex: index === defaultAddressIndex ? 0 : kept,
      };
    });
  }

  setDefault(shopper: Shopper, id: string, index: number): Promise<AddressBook> {
    return this.change(shopper, id, ({ addressList }) => {
      checkIndex(addressList, index);
      return { addressList, defaultAddressIndex: index };
    });
  }

  private async change(
    shopper: Shopper,
    customerId: string,
    edit: (book: AddressBook) => AddressBook,
  ): Promise<AddressBook> {
    checkOwner(shopper, customerId);
    return inTransaction(this.db, async (tx) => {
      await tx
        .insert(addressBooks)
        .values({ customerId, ...EMPTY })
        .onConflictDoNothing();
      const itsRow = eq(addressBooks.customerId, customerId);
      const [book] = await tx.select().from(addressBooks).where(itsRow).for("update");
      const edited = edit(book ?? EMPTY);
      await tx.update(addressBooks).set(edited).where(itsRow);
      return edited;
    });
  }
}

const toWire = ({ addressList, defaultAddressIndex }: AddressBook): AddressBook => ({
  addressList,
  defaultAddressIndex,
});

function checkOwner(shopper: Shopper, id: string): void {
  if (id !== shopper.customerId) throw notFound(words.noAddressBook);
}

function checkIndex(list: readonly Address[], index: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw notFound(words.noAddress);
}
