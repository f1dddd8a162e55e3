import type { Address, AddressBook } from "#contract/customers/addresses.ts";
import type { PickupPlace } from "#contract/devices.ts";
import type { HttpTransport, TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import * as words from "../words.en";

/** The visit's part of the pickup address. */
export interface PickupNeeds {
  place: () => PickupPlace | undefined;
  /** The person to call when the order is ready. */
  recipient: () => { name: string; mobile: string };
}

const BOOK = /\/api\/addresses\/[^/?]+(?:\/(\w+))?(?:\?|$)/;

/**
 * Adds the shop's own counter as the last address of every shopper's address book. This screen adds it to the answers. The
 * platform does not store it, but knows the place and charges no delivery to it.
 */
export function withPickup(plain: HttpTransport, needs: PickupNeeds): HttpTransport {
  let index = -1;
  return {
    send: async (request) => {
      const found = BOOK.exec(request.url);
      const place = needs.place();
      if (found === null || place === undefined) return plain.send(request);
      const [, verb] = found;
      if (verb !== undefined) return changesPickup(request, index) ? REFUSED : plain.send(request);
      const response = await plain.send(request);
      if (response.status !== 200) return response;
      const { addressList, defaultAddressIndex } = response.body as AddressBook;
      index = addressList.length;
      const pickup: Address = { ...place, ...needs.recipient(), addressType: "Other" };
      const body: AddressBook = { addressList: [...addressList, pickup], defaultAddressIndex };
      return { ...response, body };
    },
  };
}

const REFUSED: TransportResponse = {
  status: 409,
  headers: {},
  body: {
    statusCode: 409,
    code: "PICKUP_PLACE",
    message: words.counterIsFixed,
    retryable: false,
  },
};

function changesPickup({ body }: TransportRequest, index: number): boolean {
  return (body as { addressIndex?: number } | undefined)?.addressIndex === index;
}
