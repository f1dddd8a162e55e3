import type { Address, AddressBook } from "../../../src/contract/customers/addresses";
import type { PickupPlace } from "../../../src/contract/devices";
import type { HttpTransport, TransportRequest, TransportResponse } from "../../../src/kernel/http/HttpTransport";

/** What of the pickup place depends on the visit. */
export interface PickupParts {
  place: () => PickupPlace | undefined;
  /** Who is called when it is ready. */
  recipient: () => { name: string; mobile: string };
}

const BOOK = /\/api\/addresses\/[^/?]+(?:\/(\w+))?(?:\?|$)/;

/**
 * The shop's own counter as one more address, the last of every shopper's book and of this screen alone: nothing of it is
 * kept on the platform, which knows the place and charges no delivery to it.
 */
export function withPickup(plain: HttpTransport, parts: PickupParts): HttpTransport {
  let index = -1;
  return {
    send: async (request) => {
      const found = BOOK.exec(request.url);
      const place = parts.place();
      if (found === null || place === undefined) return plain.send(request);
      const [, verb] = found;
      if (verb !== undefined) return changesPickup(request, index) ? REFUSED : plain.send(request);
      const response = await plain.send(request);
      if (response.status !== 200) return response;
      const { addressList, defaultAddressIndex } = response.body as AddressBook;
      index = addressList.length;
      const pickup: Address = { ...place, ...parts.recipient(), addressType: "Other" };
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
    message: "This is the shop's own counter and cannot be changed. Add an address to have your order delivered.",
    retryable: false,
  },
};

function changesPickup({ body }: TransportRequest, index: number): boolean {
  return (body as { addressIndex?: number } | undefined)?.addressIndex === index;
}
